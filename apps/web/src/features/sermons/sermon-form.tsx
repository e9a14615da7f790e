import { workingStatuses } from '@stillwater/contract/choices'
import { limits } from '@stillwater/contract/limits'
import { useState } from 'react'
import { ReferenceField } from '#features/bible/index.ts'
import type { Form } from '#shared/form/use-form.ts'
import { PreachedNote } from '#shared/preached/preached-note.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Slider } from '#shared/ui/field/slider.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { SeriesField } from './series-field.tsx'
import { statusNames } from '#shared/sermons/sermon-status.ts'
import type { SermonValues } from './sermon-values.ts'

interface SermonFormProps {
  readonly form: Form<SermonValues>
  /** A note on where a field's value came from, if it should be checked. */
  readonly mark: (name: keyof SermonValues) => string | undefined
  /** Of the sermon that is changed. */
  readonly sermonId?: string | undefined
}

/** The fields of a sermon, without the dialog around them. */
export function SermonForm({ form, mark, sermonId }: SermonFormProps) {
  const { values, errors, set } = form
  // Archiving is done on the card; here an archived sermon may stay archived or get another status.
  const [wasArchived] = useState(values.status === 'archived')
  const statuses = wasArchived ? [...workingStatuses, 'archived' as const] : workingStatuses

  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label="Title" error={errors['title']} mark={mark('title')}>
        <Input {...form.text('title')} maxLength={limits.title} data-autofocus />
      </Field>
      <div>
        <ReferenceField form={form} mark={mark('reference')} />
        <PreachedNote reference={values.reference} exceptSermon={sermonId} />
      </div>
      <Field label="Scripture" error={errors['scripture']}>
        <TextArea {...form.text('scripture')} rows={3} className="font-serif" />
      </Field>
      <Field label="Date" error={errors['date']}>
        <DatePicker value={values.date} onValueChange={(date) => set('date', date ?? values.date)} />
      </Field>
      <SeriesField value={values.seriesId} onValueChange={(seriesId) => set('seriesId', seriesId)} />
      <Choice
        label="Status"
        options={statuses.map((value) => ({ value, label: statusNames[value] }))}
        value={values.status}
        onValueChange={(status) => set('status', status)}
      />
      {values.status === 'in_progress' && (
        <Slider
          label="Progress"
          value={values.progress}
          onValueChange={(progress) => set('progress', progress)}
          step={5}
        />
      )}
      <Field label="Notes" optional error={errors['notes']} mark={mark('notes')}>
        <TextArea {...form.text('notes')} rows={4} />
      </Field>
    </div>
  )
}
