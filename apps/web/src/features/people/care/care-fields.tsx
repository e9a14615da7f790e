import { careKinds } from '@stillwater/contract/people/care'
import { earliestDate } from '@stillwater/contract/limits'
import { WithMicrophone } from '#features/voice/index.ts'
import { Suggestions } from '#shared/agenda/suggestions.tsx'
import type { Form } from '#shared/form/use-form.ts'
import { PeopleField } from '#shared/people/people-field.tsx'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { addDays, todayIso } from '#shared/ui/date/iso-date.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { SealableField } from '#shared/vault/sealable-field.tsx'
import type { CareFormValues } from './care-form.ts'
import { careKindNames } from './care-words.ts'

const kinds = careKinds.map((value) => ({ value, label: careKindNames[value] }))

const soon = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In a week', days: 7 },
  { label: 'In a month', days: 30 },
]

interface CareFieldsProps {
  readonly form: Form<CareFormValues>
  /** Of the entry. */
  readonly id: string
  readonly isSealing: boolean
  readonly onSealingChange: (isSealing: boolean) => void
}

export function CareFields({ form, id, isSealing, onSealingChange }: CareFieldsProps) {
  const { values, errors } = form
  return (
    <div className="grid grid-cols-1 gap-5">
      <PeopleField
        label="People"
        ids={values.personIds}
        onIdsChange={(ids) => form.set('personIds', ids)}
        error={errors['personIds']}
        autofocus={values.personIds.length === 0}
      />
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <Field label="Kind" error={errors['kind']}>
          <Select options={kinds} value={values.kind} onValueChange={(kind) => form.set('kind', kind)} />
        </Field>
        <Field label="Minutes" error={errors['minutes']}>
          <Input {...form.text('minutes')} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
      <Field label="Date" error={errors['date']}>
        <DatePicker
          value={values.date}
          min={earliestDate}
          onValueChange={(date) => date !== null && form.set('date', date)}
        />
      </Field>
      <SealableField
        label="Notes"
        optional
        error={errors['words'] ?? errors['vaultText']}
        rows={4}
        place={`care-entries/${id}`}
        plain={values.words}
        sealed={values.vaultText}
        isChosen={isSealing}
        onChosenChange={onSealingChange}
        onChange={({ plain, sealed }) => form.replace({ ...form.latest(), words: plain, vaultText: sealed })}
      >
        <Field label="Notes" optional error={errors['words']}>
          <WithMicrophone>
            <TextArea {...form.text('words')} rows={4} />
          </WithMicrophone>
        </Field>
      </SealableField>
      <div className="grid gap-2">
        <Field label="Follow up on" optional error={errors['followUp']}>
          <DatePicker
            value={values.followUp}
            min={values.date}
            onValueChange={(followUp) => form.set('followUp', followUp)}
            clearable
          />
        </Field>
        <Suggestions
          label="Suggested days"
          suggestions={soon.map(({ label, days }) => ({ label, value: addDays(todayIso(), days) }))}
          onChoose={(followUp) => form.set('followUp', followUp)}
        />
      </div>
      <Field
        label="Keep until"
        optional
        hint="On this day we’ll ask whether to erase this entry."
        error={errors['keepUntil']}
      >
        <DatePicker
          value={values.keepUntil}
          onValueChange={(keepUntil) => form.set('keepUntil', keepUntil)}
          clearable
        />
      </Field>
    </div>
  )
}
