import { limits } from '@stillwater/contract/limits'
import type { Form } from '#shared/form/use-form.ts'
import { Field } from '#shared/ui/field.tsx'
import { Input } from '#shared/ui/input.tsx'
import type { SermonValues } from './sermon-values.ts'

/** Where the sermon's text stands. It is handed the whole form, because a reference can tell the scripture. */
export function ReferenceField({ form }: { form: Form<SermonValues> }) {
  return (
    <Field label="Reference" error={form.errors['reference']}>
      <Input {...form.text('reference')} maxLength={limits.title} placeholder="Psalm 23:1-6" />
    </Field>
  )
}
