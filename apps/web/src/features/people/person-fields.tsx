import { careLimits, type PersonPlace, personPlaces } from '@stillwater/contract/people/care'
import { limits } from '@stillwater/contract/limits'
import { WithMicrophone } from '#features/voice/index.ts'
import type { Form } from '#shared/form/use-form.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { MoreAboutPerson } from './more-about-person.tsx'
import type { PersonFormValues } from './person-form.ts'
import { placeNames } from './person-words.ts'
import { PrivateNotes } from './sealed/private-notes.tsx'

const places = personPlaces.map((value: PersonPlace) => ({ value, label: placeNames[value] }))

interface PersonFieldsProps {
  readonly form: Form<PersonFormValues>
  /** Of the person. */
  readonly id: string
}

export function PersonFields({ form, id }: PersonFieldsProps) {
  const { values, errors } = form
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label="Name" error={errors['name']}>
        <Input {...form.text('name')} maxLength={limits.title} autoComplete="off" data-autofocus />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Phone" optional error={errors['phone']}>
          <Input {...form.text('phone')} type="tel" maxLength={careLimits.phone} autoComplete="off" />
        </Field>
        <Field label="E-mail" optional error={errors['email']}>
          <Input {...form.text('email')} type="email" maxLength={limits.email} autoComplete="off" />
        </Field>
      </div>
      <Field label="Where they are now" error={errors['place']}>
        <Select options={places} value={values.place} onValueChange={(place) => form.set('place', place)} />
      </Field>
      {values.place !== 'home' && (
        <div className="grid grid-cols-[2fr_1fr] gap-3">
          <Field
            label={values.place === 'hospital' ? 'Hospital' : 'Care home'}
            optional
            error={errors['placeName']}
          >
            <Input {...form.text('placeName')} maxLength={limits.title} autoComplete="off" />
          </Field>
          <Field label="Room" error={errors['room']}>
            <Input {...form.text('room')} maxLength={careLimits.room} autoComplete="off" />
          </Field>
        </div>
      )}
      <Field label="Notes" optional error={errors['notes']}>
        <WithMicrophone>
          <TextArea {...form.text('notes')} rows={2} />
        </WithMicrophone>
      </Field>
      <PrivateNotes
        place={`people/${id}`}
        sealed={values.vaultText}
        error={errors['vaultText']}
        onChange={(sealed) => form.set('vaultText', sealed)}
      />
      <MoreAboutPerson form={form} />
    </div>
  )
}
