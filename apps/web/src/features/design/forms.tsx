import { useState } from 'react'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { SearchInput } from '#shared/ui/field/search-input.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { Section } from './section.tsx'

const categories = [
  { value: 'congregation', label: 'Congregation' },
  { value: 'personal', label: 'Personal' },
  { value: 'family', label: 'Family' },
  { value: 'ministry', label: 'Ministry', disabled: true },
] as const

const books = Array.from({ length: 40 }, (_, index) => ({
  value: `psalm-${index + 1}`,
  label: `Psalm ${index + 1}`,
}))

export function Forms() {
  const [category, setCategory] = useState<(typeof categories)[number]['value']>()
  const [book, setBook] = useState<string | undefined>('psalm-23')
  const [date, setDate] = useState<string | null>('2025-01-05')
  const [target, setTarget] = useState<string | null>(null)
  const [agreed, setAgreed] = useState(true)
  const [term, setTerm] = useState('mercy')
  const [text, setText] = useState('Thank you for the quiet of this morning.')

  return (
    <Section title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Full name" hint="The name your church knows you by.">
          <Input placeholder="First and last name" autoComplete="name" />
        </Field>
        <Field label="Church" optional>
          <Input defaultValue="Grace Community Church" />
        </Field>
        <Field label="Email" error="Please enter a valid email">
          <Input type="email" defaultValue="not an address" autoComplete="email" />
        </Field>
        <Field label="Location">
          <Input defaultValue="Chapel" disabled />
        </Field>
        <Field label="Password" hint="At least 6 characters.">
          <PasswordInput autoComplete="new-password" defaultValue="stillwater" />
        </Field>
        <Field label="Confirm password" error="Passwords do not match">
          <PasswordInput autoComplete="new-password" defaultValue="still" />
        </Field>
        <Field label="Category">
          <Select options={categories} value={category} onValueChange={setCategory} />
        </Field>
        <Field label="Psalm" error="Please choose a psalm">
          <Select options={books} value={book} onValueChange={setBook} />
        </Field>
        <Field label="Date" hint={`Stored as ${date ?? 'nothing'}.`}>
          <DatePicker value={date} onValueChange={setDate} />
        </Field>
        <Field label="Target date" optional>
          <DatePicker value={target} onValueChange={setTarget} clearable max="2030-12-31" />
        </Field>
        <Field label="Category, closed">
          <Select options={categories} value="family" onValueChange={setCategory} disabled />
        </Field>
        <Field label="Date, closed">
          <DatePicker value="1900-01-01" onValueChange={setDate} disabled />
        </Field>
        <Checkbox checked={agreed} onCheckedChange={setAgreed}>
          This is a shared device
        </Checkbox>
        <SearchInput
          aria-label="Search prayers"
          placeholder="Search prayers"
          value={term}
          onValueChange={setTerm}
        />
        <Field label="Your thoughts" hint="It grows as you write." className="sm:col-span-2">
          <TextArea value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label="Notes" error="Please write a little less" className="sm:col-span-2">
          <TextArea defaultValue="Too much." />
        </Field>
      </div>
    </Section>
  )
}
