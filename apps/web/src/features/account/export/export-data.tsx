import { useOutbox } from '#shared/records/outbox/use-outbox.ts'
import { Button } from '#shared/ui/button.tsx'
import { SpinnerMark } from '#shared/ui/spinner.tsx'
import { SettingsRow } from '../settings-section.tsx'
import { cancelExport, type ExportState, exportState, startExport } from './export-state.ts'

const megabytes = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const sizeOf = (bytes: number) =>
  bytes < 999_000 ? `${Math.ceil(bytes / 1000)} kB` : `${megabytes.format(bytes / 1e6)} MB`

/** Everything in one file, at any time. */
export function ExportData() {
  const state = exportState.useValue()
  const isRunning = state.step === 'running'
  return (
    <div className="grid gap-2">
      <SettingsRow
        title="Download your data"
        note="Everything in one ZIP file: sermons as Word documents, journal, prayers, calendar and more."
        action={
          isRunning ? (
            <Button variant="secondary" aria-label="Cancel download" onClick={cancelExport}>
              Cancel
            </Button>
          ) : (
            <Button variant="secondary" aria-label="Download your data" onClick={() => void startExport()}>
              Download
            </Button>
          )
        }
      />
      <Unsent />
      <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden">
        {isRunning && <SpinnerMark className="size-4" />}
        {statusOf(state)}
      </p>
      {state.step === 'failed' && (
        <p role="alert" className="text-sm text-alert">
          Download failed. {state.message}
        </p>
      )}
    </div>
  )
}

function statusOf(state: ExportState): string | undefined {
  if (state.step === 'running')
    return state.bytes === 0 ? 'Preparing your file…' : `${sizeOf(state.bytes)} downloaded so far`
  if (state.step === 'done')
    return `Done: ${sizeOf(state.bytes)}. The file isn’t encrypted, so keep it where only you can open it.`
  return undefined
}

/** The file comes from the server: what is still on this device is not in it. */
function Unsent() {
  const { items, damaged, awaited } = useOutbox()
  const count = items.filter(({ key }) => !awaited.has(key)).length + damaged.length
  if (count === 0) return null
  return (
    <p className="text-sm text-muted">
      {count === 1 ? '1 change is' : `${count} changes are`} waiting to sync and won’t be in the file yet.
    </p>
  )
}
