import { limits } from '@stillwater/contract/limits'
import type { Form } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { type PassageValues, useFillScripture } from './use-fill-scripture.ts'

interface ReferenceFieldProps<Values extends PassageValues> {
  readonly form: Form<Values>
  /** What was filled in by voice. */
  readonly mark?: string | undefined
}

/** The reference of a text. It gets the whole form, because it can fill in the scripture. */
export function ReferenceField<Values extends PassageValues>({ form, mark }: ReferenceFieldProps<Values>) {
  const { fill, filling, error } = useFillScripture(form)
  return (
    <div className="grid justify-items-start gap-1">
      <Field label="Reference" error={form.errors['reference'] ?? error} mark={mark} className="w-full">
        <Input {...form.text('reference')} maxLength={limits.title} placeholder="Psalm 23:1-6" />
      </Field>
      <Button
        variant="quiet"
        className="-ml-3 px-3"
        disabled={form.values.reference.trim() === ''}
        busy={filling}
        busyLabel="Looking it up…"
        onClick={fill}
      >
        Fill in the scripture
      </Button>
    </div>
  )
}
