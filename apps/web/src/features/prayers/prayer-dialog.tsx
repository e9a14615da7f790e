import type { PrayerCategory } from '@stillwater/contract/choices'
import { limits } from '@stillwater/contract/limits'
import { NewPrayerSchema, type Prayer } from '@stillwater/contract/prayers/prayers'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useUser } from '#features/auth/index.ts'
import { RemindDaily } from '#features/notifications/index.ts'
import { VoiceTabs } from '#features/voice/index.ts'
import { peopleQuery } from '#shared/people/people-query.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { Select } from '#shared/ui/popup/select.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { MoreFields } from './more-fields.tsx'
import { emptyPrayer, type PrayerValues } from './empty-prayer.ts'
import { categoryNames } from './prayer-queries.ts'
import { tellSaveFailed } from './use-answer.ts'

interface PrayerDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly prayer?: Prayer | undefined
  /** Initial values of a new prayer. */
  readonly category?: PrayerCategory | undefined
  /** For whom it is: their names are its title. */
  readonly personIds?: readonly string[] | undefined
}

const categories = Object.entries(categoryNames).map(([value, label]) => ({
  value: value as PrayerCategory,
  label,
}))

const valuesOf = ({
  title,
  description,
  category,
  isAnswered,
  dateAdded,
  dateAnswered,
  remindAt,
  rhythm,
  pausedUntil,
  answerNote,
  personIds,
}: Prayer): PrayerValues => ({
  title,
  description,
  category,
  isAnswered,
  dateAdded,
  dateAnswered,
  remindAt,
  // One that was stored on this device by an earlier version of the app has none of these.
  rhythm: rhythm ?? null,
  pausedUntil: pausedUntil ?? null,
  answerNote: answerNote ?? null,
  personIds: personIds ?? [],
})

/** The fields that voice input can fill in. */
const fieldNames = { title: 'Title', description: 'Description', category: 'Category' }

const nobody: readonly string[] = []

export function PrayerDialog(props: PrayerDialogProps) {
  const { open, onOpenChange, prayer, category, personIds = nobody } = props
  const user = useUser()
  const { data: people = [] } = useQuery({ ...peopleQuery, enabled: personIds.length > 0 })
  const meant = people.filter(({ id }) => personIds.includes(id))
  const isNew = prayer === undefined
  const title = useRef<HTMLInputElement>(null)
  const description = useRef<HTMLTextAreaElement>(null)
  /** Whether the prayer that is being saved is to be followed by another. */
  const oneMore = useRef(false)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) title.current?.focus()
  }, [added])

  const editor = useRecordForm({
    type: 'prayers',
    schema: NewPrayerSchema,
    record: prayer,
    owner: user?.id ?? '',
    initial:
      prayer === undefined
        ? {
            ...emptyPrayer(category),
            title: meant
              .map(({ name }) => name)
              .join(', ')
              .slice(0, limits.title),
            personIds: meant.map(({ id }) => id),
          }
        : valuesOf(prayer),
    onSaved: (saved) => {
      toastSaved(saved, { title: `Prayer ${isNew ? 'added' : 'updated'} successfully` })
      if (!oneMore.current) return onOpenChange(false)
      oneMore.current = false
      editor.restart(emptyPrayer(saved.category))
      setAdded(added + 1)
    },
    onFailed: (error) => {
      oneMore.current = false
      tellSaveFailed(error)
    },
    onInvalid: () => {
      oneMore.current = false
      toast({
        title: 'Validation Error',
        description: 'Please fill in all required fields',
        variant: 'destructive',
      })
    },
  })

  // A title is one line: Enter goes on to the prayer itself.
  const goOn = (event: KeyboardEvent) => {
    if (!isNew || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    description.current?.focus()
  }

  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'New Prayer' : 'Edit Prayer'}
      saveLabel={isNew ? 'Add Prayer' : 'Save Prayer'}
      editor={editor}
      tell={({ title, description }) => `${title}\n${description}`}
      actions={
        isNew && (
          <Button
            variant="secondary"
            className="basis-48!"
            busy={editor.saving}
            onClick={(event) => {
              oneMore.current = true
              event.currentTarget.form?.requestSubmit()
            }}
          >
            Save and add another
          </Button>
        )
      }
    >
      {(form) => (
        // The next prayer starts without what was said for the one before.
        <VoiceTabs key={added} kind="prayer" form={form} isNew={isNew} names={fieldNames} text="description">
          {(mark) => (
            <div className="grid grid-cols-1 gap-5">
              <Field label="Title" error={form.errors['title']} mark={mark('title')}>
                <Input
                  {...form.text('title')}
                  ref={title}
                  maxLength={limits.title}
                  {...(isNew && { enterKeyHint: 'next' })}
                  onKeyDown={goOn}
                  data-autofocus
                />
              </Field>
              <Field label="Description" error={form.errors['description']} mark={mark('description')}>
                <TextArea {...form.text('description')} ref={description} rows={4} />
              </Field>
              <Field label="Category" error={form.errors['category']} mark={mark('category')}>
                <Select
                  options={categories}
                  value={form.values.category}
                  onValueChange={(value) => form.set('category', value)}
                  placeholder="Choose a category"
                />
              </Field>
              {!isNew && (
                <Switch
                  label="Answered"
                  checked={form.values.isAnswered}
                  onCheckedChange={(isAnswered) =>
                    form.replace({
                      ...form.latest(),
                      isAnswered,
                      // Off and on again is a change of mind: the day stays.
                      dateAnswered: isAnswered ? (prayer.dateAnswered ?? todayIso()) : null,
                    })
                  }
                />
              )}
              {!form.values.isAnswered && (
                <RemindDaily
                  value={form.values.remindAt}
                  onValueChange={(remindAt) => form.set('remindAt', remindAt)}
                />
              )}
              <MoreFields form={form} />
            </div>
          )}
        </VoiceTabs>
      )}
    </RecordDialog>
  )
}
