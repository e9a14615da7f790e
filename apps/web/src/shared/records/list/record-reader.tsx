import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SyncMark } from '../outbox/sync-mark.tsx'

interface RecordReaderProps {
  readonly record: { readonly id: string; readonly title: string }
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onEdit: () => void
  readonly onRemove: () => void
  /** If `onRemove` asks first: the reader then stays open until there is an answer. */
  readonly asksToRemove?: boolean
  /** Dates, badges and other short facts, under the title. */
  readonly facts?: ReactNode
  /** Further buttons, before Delete. */
  readonly actions?: ReactNode
  /** The record's text, in full. */
  readonly children?: ReactNode
}

/** One record in full, with its actions. The form opens over it and returns to it. */
export function RecordReader(props: RecordReaderProps) {
  const {
    record,
    open,
    onOpenChange,
    onEdit,
    onRemove,
    asksToRemove = false,
    facts,
    actions,
    children,
  } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span dir="auto">{record.title}</span>}
      footer={
        <>
          {actions}
          <Button
            variant="secondary"
            className="text-alert!"
            onClick={() => {
              if (!asksToRemove) onOpenChange(false)
              onRemove()
            }}
          >
            Delete
          </Button>
          <Button variant="secondary" onClick={onEdit}>
            Edit
          </Button>
        </>
      }
    >
      {facts !== undefined && (
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{facts}</div>
      )}
      <SyncMark id={record.id} />
      {children}
    </Dialog>
  )
}

/** A text of the user's as it was typed. */
export function ReaderText({ children }: { readonly children: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {children}
    </p>
  )
}
