import type { Illustration } from '@stillwater/contract/illustrations'
import { illustrationLimits, limits } from '@stillwater/contract/limits'
import { useUser } from '#features/auth/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { messageOf } from '#shared/api/error.ts'
import { tagsError } from '#shared/form/tags-text.ts'
import { PreachedNote } from '#shared/preached/preached-note.tsx'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { formValuesOf, IllustrationFormSchema } from './illustration-form.ts'
import type { SharedText } from './shared-text.ts'

interface IllustrationDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly illustration?: Illustration | undefined
  /** What another app has shared. */
  readonly shared?: SharedText | undefined
}

export function IllustrationDialog({ open, onOpenChange, illustration, shared }: IllustrationDialogProps) {
  const user = useUser()
  const isNew = illustration === undefined
  const initial = formValuesOf(illustration)
  const editor = useRecordForm({
    type: 'illustrations',
    schema: IllustrationFormSchema,
    record: illustration,
    owner: user?.id ?? '',
    initial,
    typed: shared && { ...initial, ...shared },
    onSaved: (saved) => {
      toastSaved(saved, { title: isNew ? 'Illustration saved' : 'Illustration updated' })
      onOpenChange(false)
    },
    onFailed: (error) =>
      toast({
        title: 'Failed to save the illustration',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'New Illustration' : 'Edit Illustration'}
      saveLabel="Save Illustration"
      editor={editor}
      tell={({ title, text, source, reference, tags }) =>
        [title, text, source, reference, tags.join(', ')].filter(Boolean).join('\n')
      }
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <Field label="Story or Example" error={form.errors['text']}>
            <WithMicrophone>
              <TextArea {...form.text('text')} rows={7} data-autofocus />
            </WithMicrophone>
          </Field>
          <Field
            label="Title"
            optional
            hint="If you leave this blank, we’ll use the first few words."
            error={form.errors['title']}
          >
            <Input {...form.text('title')} maxLength={limits.title} autoComplete="off" />
          </Field>
          <Field
            label="Source"
            optional
            hint="The author, or where you read it."
            error={form.errors['source']}
          >
            <Input {...form.text('source')} maxLength={illustrationLimits.source} autoComplete="off" />
          </Field>
          <div>
            <Field label="Passage" optional error={form.errors['reference']}>
              <Input {...form.text('reference')} maxLength={limits.title} autoComplete="off" />
            </Field>
            <PreachedNote reference={form.values.reference} />
          </div>
          <Field
            label="Tags"
            optional
            hint="Separate with commas, such as “grace, forgiveness.”"
            error={tagsError(form.errors)}
          >
            <Input {...form.text('tags')} autoComplete="off" />
          </Field>
        </div>
      )}
    </RecordDialog>
  )
}
