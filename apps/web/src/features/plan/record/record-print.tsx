import type { Preached } from '@stillwater/contract/sermons/sermons'
import Printer from 'lucide-react/icons/printer'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { PreachedLines } from './preached-lines.tsx'
import { byYear } from './preaching-record.ts'
import '#shared/styles/print.css'

interface RecordPrintProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly times: readonly Preached[]
  /** What it is narrowed to, such as a year. */
  readonly about: readonly string[]
}

/** The preaching record as it comes on paper. */
export function RecordPrint({ open, onOpenChange, times, about }: RecordPrintProps) {
  const title = ['What I preached', ...about].join(' · ')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Print"
      footer={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      }
    >
      <article className="print-page" aria-label={title}>
        <h1 className="mb-4 text-2xl">{title}</h1>
        {byYear(times).map(({ year, times: own }) => (
          <section key={year} className="mb-4">
            <h2 className="text-xl break-after-avoid">{year}</h2>
            <PreachedLines times={own} label={year} />
          </section>
        ))}
      </article>
    </Dialog>
  )
}
