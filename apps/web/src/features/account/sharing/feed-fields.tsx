import type { CalendarFeed } from '@stillwater/contract/calendar/calendar-feeds'
import type { FeedAudience } from '@stillwater/contract/choices'
import type { Form } from '#shared/form/use-form.ts'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'

const audiences: readonly { value: FeedAudience; label: string }[] = [
  { value: 'everything', label: 'Everything' },
  { value: 'busy', label: 'Busy times only' },
]

type FeedValues = Pick<
  CalendarFeed,
  'name' | 'audience' | 'showsCounseling' | 'includesSermons' | 'includesActivities'
>

/** What a shared calendar is called, and what may be seen of it. */
export function FeedFields({
  form,
}: {
  readonly form: Pick<Form<FeedValues>, 'values' | 'errors' | 'text' | 'set'>
}) {
  const isOpen = form.values.audience === 'everything'
  return (
    <>
      <Field label="Name" hint="Others see your calendar under this name." error={form.errors['name']}>
        <Input {...form.text('name')} maxLength={60} placeholder="Family" data-autofocus />
      </Field>
      <Choice
        label="What they see"
        options={audiences}
        value={form.values.audience}
        onValueChange={(audience) => form.set('audience', audience)}
      />
      <div className="grid gap-1">
        <Checkbox
          checked={form.values.includesActivities}
          onCheckedChange={(chosen) => form.set('includesActivities', chosen)}
        >
          Include activities
        </Checkbox>
        {isOpen && (
          <>
            <Checkbox
              checked={form.values.includesSermons}
              onCheckedChange={(chosen) => form.set('includesSermons', chosen)}
            >
              Include sermons, with their passage
            </Checkbox>
            <Checkbox
              checked={form.values.showsCounseling}
              onCheckedChange={(chosen) => form.set('showsCounseling', chosen)}
            >
              Show counseling details
            </Checkbox>
          </>
        )}
        <p className="text-sm text-muted">
          {isOpen
            ? form.values.showsCounseling
              ? 'Others will see the title, place and notes of counseling appointments.'
              : 'Counseling appointments are shown as “Busy,” without any details.'
            : 'Others see when you’re busy, and nothing else.'}
        </p>
      </div>
    </>
  )
}
