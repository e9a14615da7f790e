import { NewSermonLinkSchema, type SermonLink } from '@stillwater/contract/sermons/sermon-links'
import { useUser } from '#features/auth/index.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { tellNotSaved } from './tell-not-saved.ts'

interface LinkDialogProps {
  readonly sermonId: string
  readonly link: SermonLink | undefined
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function LinkDialog({ sermonId, link, open, onOpenChange }: LinkDialogProps) {
  const user = useUser()
  const editor = useRecordForm({
    type: 'sermon-links',
    schema: NewSermonLinkSchema,
    record: link,
    owner: user?.id ?? '',
    draftName: sermonId,
    initial: { sermonId, title: link?.title ?? '', url: link?.url ?? '' },
    onSaved: (saved) => {
      toastSaved(saved, { title: 'Link saved' })
      onOpenChange(false)
    },
    onFailed: tellNotSaved,
  })
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={link === undefined ? 'New Link' : 'Edit Link'}
      saveLabel="Save Link"
      editor={editor}
      tell={({ title, url }) => `${title}\n${url}`}
    >
      {(form) => (
        <div className="grid gap-4">
          <Field label="Title" error={form.errors['title']}>
            <Input
              data-autofocus
              value={form.values.title}
              onChange={(event) => form.set('title', event.target.value)}
            />
          </Field>
          <Field label="Address" hint="Such as https://example.org/article" error={form.errors['url']}>
            <Input
              type="url"
              inputMode="url"
              value={form.values.url}
              onChange={(event) => form.set('url', event.target.value)}
            />
          </Field>
        </div>
      )}
    </RecordDialog>
  )
}
