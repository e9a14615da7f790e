import { readRhythm, type Rhythm, writeRhythm } from '@stillwater/contract/prayers/rhythm'
import { WithMicrophone } from '#features/voice/index.ts'
import type { Form } from '#shared/form/use-form.ts'
import { PeopleField } from '#shared/people/people-field.tsx'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { addDays, todayIso, weekdayOf } from '#shared/ui/date/iso-date.ts'
import { WeekdayChoice } from '#shared/ui/date/weekday-choice.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { MoreSection } from '#shared/ui/field/more-section.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { Select } from '#shared/ui/popup/select.tsx'

interface MoreValues {
  readonly isAnswered: boolean
  readonly rhythm: string | null
  readonly pausedUntil: string | null
  readonly answerNote: string | null
  readonly personIds: string[]
}

type Fields<Values extends MoreValues> = Pick<Form<Values>, 'values' | 'errors' | 'set'>

/** What most prayers need nothing of. */
export function MoreFields<Values extends MoreValues>({ form }: { readonly form: Fields<Values> }) {
  const { values, errors } = form
  const startsOpen =
    values.rhythm !== null ||
    values.pausedUntil !== null ||
    Boolean(values.answerNote) ||
    values.personIds.length > 0
  const set = form.set as (name: keyof MoreValues, value: string | string[] | null) => void
  return (
    <MoreSection startsOpen={startsOpen}>
      <PeopleField
        label="For whom"
        optional
        offersFirst={false}
        ids={values.personIds}
        onIdsChange={(ids) => set('personIds', ids)}
        error={errors['personIds']}
      />
      {values.isAnswered ? (
        <Field label="How was it answered?" optional error={errors['answerNote']}>
          <WithMicrophone>
            <TextArea
              rows={3}
              value={values.answerNote ?? ''}
              onChange={(event) => set('answerNote', event.target.value)}
            />
          </WithMicrophone>
        </Field>
      ) : (
        <>
          <RhythmFields
            rhythm={readRhythm(values.rhythm)}
            onRhythmChange={(rhythm) => set('rhythm', writeRhythm(rhythm))}
          />
          <Field
            label="Paused until"
            optional
            hint="It comes up in “Pray now” again on this day."
            error={errors['pausedUntil']}
          >
            <DatePicker
              value={values.pausedUntil}
              onValueChange={(value) => set('pausedUntil', value)}
              min={addDays(todayIso(), 1)}
              clearable
            />
          </Field>
        </>
      )}
    </MoreSection>
  )
}

const kinds: { value: Rhythm['kind']; label: string }[] = [
  { value: 'rotation', label: 'In turn with the others' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekdays', label: 'On days of the week' },
  { value: 'month-day', label: 'On a day of the month' },
]

const monthDays = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

interface RhythmFieldsProps {
  readonly rhythm: Rhythm
  readonly onRhythmChange: (rhythm: Rhythm) => void
}

function RhythmFields({ rhythm, onRhythmChange }: RhythmFieldsProps) {
  const choose = (kind: Rhythm['kind']) => {
    const today = todayIso()
    if (kind === 'weekdays') onRhythmChange({ kind, days: [weekdayOf(today)] })
    else if (kind === 'month-day') onRhythmChange({ kind, day: Number(today.slice(8)) })
    else onRhythmChange({ kind })
  }
  return (
    <>
      <Field label="When it comes up">
        <Select options={kinds} value={rhythm.kind} onValueChange={choose} />
      </Field>
      {rhythm.kind === 'weekdays' && (
        <WeekdayChoice
          label="Days of the week"
          chosen={rhythm.days}
          // The last one stays: without a day it would be in turn with the others, unasked.
          onChosenChange={(days) => days.length > 0 && onRhythmChange({ ...rhythm, days })}
        />
      )}
      {rhythm.kind === 'month-day' && (
        <Field label="Day of the month" hint="In shorter months, the last day.">
          <Select
            options={monthDays}
            value={String(rhythm.day)}
            onValueChange={(day) => onRhythmChange({ ...rhythm, day: Number(day) })}
          />
        </Field>
      )}
    </>
  )
}
