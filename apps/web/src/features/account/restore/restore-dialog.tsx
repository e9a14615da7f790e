import type { ImportSummary } from '@stillwater/contract/export/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { recordTypes } from '#shared/records/record-types.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { Progress } from '#shared/ui/progress.tsx'
import { SpinnerMark } from '#shared/ui/spinner.tsx'
import type { AccountDialogProps } from '../account-form.tsx'
import { applyRestore, dropRestore, type RestoreState, restoreState, startRestore } from './restore-state.ts'
import { doneText, partName, summaryText } from './restore-words.ts'

/** Shows what would come of an export before anything is changed. */
export function RestoreDialog({ open, onOpenChange }: AccountDialogProps) {
  const client = useQueryClient()
  const state = restoreState.useValue()
  const input = useRef<HTMLInputElement>(null)
  const [replaces, setReplaces] = useState(false)
  const isBusy = state.step === 'sending' || state.step === 'checking' || state.step === 'importing'
  const checked = state.step === 'checked' ? state : undefined
  const isUseful =
    checked !== undefined && (checked.summary.added > 0 || (replaces && checked.summary.changed > 0))

  function close() {
    onOpenChange(false)
    dropRestore()
  }

  async function choose(file: File) {
    setReplaces(false)
    await startRestore(file)
  }

  async function apply({ id, summary }: { id: string; summary: ImportSummary }) {
    await applyRestore(id, summary, replaces)
    await client.invalidateQueries()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Import Your Data"
      description="Choose the ZIP file that you downloaded here. You can review it before anything changes."
      onSubmit={(event) => {
        event.preventDefault()
        if (checked !== undefined && isUseful) void apply(checked)
      }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {state.step === 'done' || state.step === 'importing' ? 'Close' : 'Cancel'}
          </Button>
          {state.step !== 'done' && (
            <Button
              type="submit"
              variant="primary"
              disabled={!isUseful}
              busy={state.step === 'importing'}
              busyLabel="Importing..."
            >
              Import
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <input
          ref={input}
          type="file"
          accept=".zip,.json,application/zip,application/json"
          aria-label="Export file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file === undefined) return
            // The same file can be chosen again.
            void choose(file).finally(() => (currentTarget.value = ''))
          }}
        />
        {!isBusy && (
          <Button
            variant="secondary"
            className="justify-self-start"
            data-autofocus
            onClick={() => input.current?.click()}
          >
            {state.step === 'none' ? 'Choose a file' : 'Choose another file'}
          </Button>
        )}
        {state.step === 'sending' && <Progress label="Reading the file" value={state.share * 100} />}
        <div role="status" className="grid gap-2 empty:hidden">
          <Status state={state} />
        </div>
        {state.step === 'failed' && (
          <p role="alert" className="text-sm text-alert">
            {state.message}
          </p>
        )}
        {checked !== undefined && checked.summary.changed > 0 && (
          <Checkbox checked={replaces} onCheckedChange={setReplaces}>
            Replace what you edited here with what’s in the file
          </Checkbox>
        )}
        {(checked ?? (state.step === 'done' ? state : undefined)) !== undefined && (
          <Details summary={(state as { summary: ImportSummary }).summary} />
        )}
      </div>
    </Dialog>
  )
}

const numbers = new Intl.NumberFormat('en-US')

function Status({ state }: { readonly state: RestoreState }) {
  switch (state.step) {
    case 'sending':
      return <Busy>Reading the file… {Math.round(state.share * 100)}%</Busy>
    case 'checking':
      return <Busy>Checking… {numbers.format(state.entries)} checked so far</Busy>
    case 'importing':
      return <Busy>Importing… You can close this window.</Busy>
    case 'checked':
      return (
        <>
          <p className="font-medium">{summaryText(state.summary)}</p>
          {state.summary.added + state.summary.changed + state.summary.unreadable === 0 && (
            <p className="text-sm text-muted">Everything in this file is already here.</p>
          )}
        </>
      )
    case 'done':
      return <p className="font-medium">{doneText(state.summary, state.replaced)}</p>
    default:
      return null
  }
}

function Busy({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <SpinnerMark className="size-4" />
      {children}
    </p>
  )
}

const recordNames = Object.fromEntries(
  Object.entries(recordTypes).map(([name, { plural }]) => [name, plural]),
)

/** What is new or different by kind, and what is left out with the reason. */
function Details({
  summary: { sections, faults, unreadable, leftOut },
}: {
  readonly summary: ImportSummary
}) {
  return (
    <>
      {sections.length > 0 && (
        <ul aria-label="In the file" className="grid gap-1 text-sm">
          {sections.map(({ section, added, changed }) => (
            <li key={section} className="flex justify-between gap-4">
              <span>{partName(section, recordNames)}</span>
              <span className="text-muted">
                {[
                  ...(added > 0 ? [`${numbers.format(added)} new`] : []),
                  ...(changed > 0 ? [`${numbers.format(changed)} edited here`] : []),
                ].join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(faults.length > 0 || leftOut.length > 0) && (
        <ul aria-label="Left out" className="grid gap-2 border-t border-hairline pt-3 text-sm">
          {leftOut.map(({ section, count, reason }) => (
            <li key={section}>
              {partName(section, recordNames)} ({numbers.format(count)}): {reason}
            </li>
          ))}
          {faults.map(({ entry, section, title, reason }) => (
            <li key={entry} className="wrap-anywhere" dir="auto">
              {partName(section, recordNames)}: <LongWords>{title}</LongWords>. {reason}
            </li>
          ))}
          {unreadable > faults.length && <li>and {numbers.format(unreadable - faults.length)} more</li>}
        </ul>
      )}
    </>
  )
}
