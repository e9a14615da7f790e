import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import DownloadIcon from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { downloadText, removeText, stopDownload, textsQuery, useDownload } from '#features/bible/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { Progress } from '#shared/ui/progress.tsx'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Downloads the chosen version, to be read and searched offline, or removes it again. */
export function DownloadVersion({ version }: { version: string }) {
  const { downloadedHash, download } = useDownload(version)
  const text = useQuery(textsQuery).data?.find(({ id }) => id === version)
  const start = () => text && void downloadText(text)

  if (download?.state === 'downloading') {
    const percent = Math.floor(download.share * 100)
    return (
      <Row
        action={
          <Button variant="quiet" className="-mr-4" onClick={() => stopDownload(version)}>
            Stop
          </Button>
        }
      >
        <p className="text-sm text-muted">
          Downloading… <span className="tabular-nums">{percent}%</span>
        </p>
        <Progress label="Downloading" value={percent} className="mt-1 h-1.5" />
      </Row>
    )
  }
  if (download?.state === 'failed') {
    return (
      <Row
        action={
          <Button
            variant="quiet"
            className="-mr-4"
            onClick={() => (text === undefined ? void removeText(version) : start())}
          >
            Try again
          </Button>
        }
      >
        <p role="alert" className="py-1 text-sm text-alert">
          {download.message}
        </p>
      </Row>
    )
  }
  if (downloadedHash !== undefined) {
    const newer = text !== undefined && text.hash !== downloadedHash
    return (
      <Row
        action={
          <>
            {newer && (
              <Button variant="quiet" className="-mr-2" onClick={start}>
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
          Available offline
        </p>
      </Row>
    )
  }
  // An online provider's versions cannot be downloaded.
  if (text === undefined) return <Row />
  return (
    <Row>
      <Button variant="quiet" className="-ml-4" onClick={start}>
        <DownloadIcon aria-hidden="true" />
        <span>
          Download <span className="text-sm font-normal text-muted">{megabytes(text.download)}</span>
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
