import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { keepText, removeText, stopKeeping, textsQuery, useKeeping } from '#features/bible/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { Progress } from '#shared/ui/progress.tsx'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Keeps the chosen version on this device, to be read and searched without a connection, or takes it away again. */
export function KeepVersion({ version }: { version: string }) {
  const { kept, keeping } = useKeeping(version)
  const text = useQuery(textsQuery).data?.find(({ id }) => id === version)
  const keep = () => text && void keepText(text)

  if (keeping?.state === 'keeping') {
    const percent = Math.floor(keeping.share * 100)
    return (
      <Row
        action={
          <Button variant="quiet" className="-mr-4" onClick={() => stopKeeping(version)}>
            Stop
          </Button>
        }
      >
        <p className="text-sm text-muted">
          Keeping on this device… <span className="tabular-nums">{percent}%</span>
        </p>
        <Progress label="Keeping on this device" value={percent} className="mt-1 h-1.5" />
      </Row>
    )
  }
  if (keeping?.state === 'failed') {
    return (
      <Row
        action={
          <Button
            variant="quiet"
            className="-mr-4"
            onClick={() => (text === undefined ? void removeText(version) : keep())}
          >
            Try again
          </Button>
        }
      >
        <p role="alert" className="py-1 text-sm text-alert">
          {keeping.message}
        </p>
      </Row>
    )
  }
  if (kept !== undefined) {
    const newer = text !== undefined && text.hash !== kept
    return (
      <Row
        action={
          <>
            {newer && (
              <Button variant="quiet" className="-mr-2" onClick={keep}>
                Update
              </Button>
            )}
            <Button variant="quiet" className="-mr-4" onClick={() => void removeText(version)}>
              Remove
            </Button>
          </>
        }
      >
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Check aria-hidden="true" className="size-5 shrink-0 text-water" />
          Kept on this device
        </p>
      </Row>
    )
  }
  // A provider's versions stay with the provider.
  if (text === undefined) return <Row />
  return (
    <Row>
      <Button variant="quiet" className="-ml-4" onClick={keep}>
        <Download aria-hidden="true" />
        <span>
          Keep on this device{' '}
          <span className="text-sm font-normal text-muted">{megabytes(text.download)}</span>
        </span>
      </Button>
    </Row>
  )
}

/** The same height in every state, so that nothing below moves. */
const Row = ({ children, action }: { children?: ReactNode; action?: ReactNode }) => (
  <div className="mt-0.5 -mb-3 flex min-h-11 items-center gap-3">
    <div className="min-w-0 flex-1">{children}</div>
    {action}
  </div>
)
