import { useState, type FormEvent } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'

const categories = [
  { value: 'congregation', label: 'Congregation' },
  { value: 'personal', label: 'Personal' },
  { value: 'family', label: 'Family' },
] as const

/** A form like those of every feature: it takes a second to save and says so. */
export function ExampleForm({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const [category, setCategory] = useState<(typeof categories)[number]['value']>()
  const [date, setDate] = useState<string | null>(null)
  const [answered, setAnswered] = useState(false)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(category === undefined)
    if (category === undefined) {
      toast({
        title: 'Validation Error',
        description: 'Please fill in all required fields',
        variant: 'destructive',
      })
      return
    }
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      onOpenChange(false)
      toast({ title: 'Prayer added successfully' })
    }, 1000)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New Prayer"
      description="Write down what you would like to bring before God."
      maxWidth="500px"
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save Prayer
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Field label="Title">
          <Input defaultValue="For the families of our parish" />
        </Field>
        <Field label="Description">
          <TextArea placeholder="What is on your heart?" />
        </Field>
        <Field label="Category" error={missing ? 'Please choose a category' : undefined}>
          <Select options={categories} value={category} onValueChange={setCategory} />
        </Field>
        <Field label="Date" optional>
          <DatePicker value={date} onValueChange={setDate} clearable />
        </Field>
        <Switch label="Answered" checked={answered} onCheckedChange={setAnswered} />
      </div>
    </Dialog>
  )
}
