import type { ReactNode } from 'react'
import type { Form } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { StoredRecord } from '../record-type.ts'
import { CannotSaveNotice } from '../unsafe/cannot-save-notice.tsx'
import type { RecordForm } from './use-record-form.ts'

interface RecordDialogProps<R extends StoredRecord, Values extends object> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: string
  readonly maxWidth?: string
  readonly saveLabel: string
  readonly editor: RecordForm<R, Values>
  /** A stored record as text, for choosing between two versions. */
  readonly tell: (record: R) => ReactNode
  readonly children: (form: Form<Values>) => ReactNode
  /** Further buttons, before Cancel. */
  readonly actions?: ReactNode
}

/** The dialog in which every type of record is edited. Closing it never discards text: it is saved as a draft. */
export function RecordDialog<R extends StoredRecord, Values extends object>(
  props: RecordDialogProps<R, Values>,
) {
  const { open, onOpenChange, title, description, maxWidth, saveLabel, editor, tell, children, actions } =
    props
  const { form, draft, conflict } = editor

  const changeOpen = (next: boolean) => {
    if (!next && form.dirty && !editor.saving && !editor.saved) {
      toast({ title: 'Draft saved', description: 'Pick up where you left off when you come back.' })
    }
    onOpenChange(next)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={title}
      {...(description !== undefined && { description })}
      {...(maxWidth !== undefined && { maxWidth })}
      onSubmit={form.submit}
      footer={
        <>
          {actions}
          <Button variant="secondary" onClick={() => changeOpen(false)} disabled={editor.saving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={editor.saving} busyLabel="Saving...">
            {saveLabel}
          </Button>
        </>
      }
    >
      {conflict !== undefined && (
        <ConflictNotice onKeepMine={conflict.keepMine} onTakeTheirs={conflict.takeTheirs}>
          {tell(conflict.theirs)}
        </ConflictNotice>
      )}
      <CannotSaveNotice isCard />
      <DraftNotice draft={draft} />
      {children(form)}
    </Dialog>
  )
}
