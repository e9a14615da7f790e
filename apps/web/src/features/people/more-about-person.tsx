import { careLimits } from '@stillwater/contract/people/care'
import { limits } from '@stillwater/contract/limits'
import { tagsError } from '#shared/form/tags-text.ts'
import type { Form } from '#shared/form/use-form.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { MoreSection } from '#shared/ui/field/more-section.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { AnyYearDate } from './dates/any-year-date.tsx'
import { DateList } from './dates/date-list.tsx'
import type { PersonFormValues } from './person-form.ts'
import { contactRhythms, rhythmLabel } from './person-words.ts'

/** What many people need nothing of. */
export function MoreAboutPerson({ form }: { readonly form: Form<PersonFormValues> }) {
  const { values, errors } = form
  const startsOpen =
    values.household !== null ||
    values.address !== null ||
    values.birthday !== null ||
    values.dates.length > 0 ||
    values.tags !== '' ||
    values.contactDays !== null
  const rhythms = [
    ...contactRhythms.map(({ days }) => days as number | null),
    ...(contactRhythms.some(({ days }) => days === values.contactDays) ? [] : [values.contactDays]),
  ].map((days) => ({ value: String(days), label: rhythmLabel(days) }))
  return (
    <MoreSection startsOpen={startsOpen}>
      <Field
        label="Household"
        optional
        hint="People with the same household are shown together."
        error={errors['household']}
      >
        <Input {...form.text('household')} maxLength={limits.title} autoComplete="off" />
      </Field>
      <Field label="Address" optional error={errors['address']}>
        <TextArea {...form.text('address')} rows={2} maxLength={careLimits.address} autoComplete="off" />
      </Field>
      <AnyYearDate
        label="Birthday"
        value={values.birthday}
        onValueChange={(birthday) => form.set('birthday', birthday)}
        error={errors['birthday']}
      />
      <DateList dates={values.dates} onDatesChange={(dates) => form.set('dates', dates)} errors={errors} />
      <Field
        label="How often to be in touch"
        hint="You’ll see them under “Who needs me” when it’s been longer."
        error={errors['contactDays']}
      >
        <Select
          options={rhythms}
          value={String(values.contactDays)}
          onValueChange={(days) => form.set('contactDays', days === 'null' ? null : Number(days))}
        />
      </Field>
      <Field
        label="Tags"
        optional
        hint="Separate with commas, such as “choir, new members.”"
        error={tagsError(errors)}
      >
        <Input {...form.text('tags')} autoComplete="off" />
      </Field>
    </MoreSection>
  )
}
