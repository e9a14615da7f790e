import { NewCalendarFeedSchema } from '@stillwater/contract/calendar-feeds'
import type { FeedAudience } from '@stillwater/contract/choices'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
import { FeedAddress } from './feed-address.tsx'
import { feedsQuery } from './feeds-query.ts'

const audiences: readonly { value: FeedAudience; label: string }[] = [
  { value: 'everything', label: 'Everything' },
  { value: 'busy', label: 'Busy times only' },
]

const initial = {
  name: '',
  audience: 'everything' as FeedAudience,
  showsCounseling: false,
  includesSermons: false,
  includesActivities: false,
}

/** Asks what may be seen, then shows the address: once, because only its hash is stored. */
export function ShareDialog({ open, onOpenChange }: AccountDialogProps) {
  const client = useQueryClient()
  const share = useAccountForm({
    schema: NewCalendarFeedSchema,
    initial,
    send: (body) => call('POST /api/calendar-feeds', { body }),
    onDone: () => client.invalidateQueries({ queryKey: feedsQuery.queryKey }),
    failed: 'Calendar not shared',
  })
  const { form, mutation } = share
  const isOpen = form.values.audience === 'everything'

  /** The address is not there any more when it is opened again. */
  function close() {
    onOpenChange(false)
    mutation.reset()
    form.restart(initial)
  }

  if (mutation.data !== undefined) {
    return <FeedAddress open={open} path={mutation.data.path} name={mutation.data.name} onClose={close} />
  }
  return (
    <AccountForm
      {...share}
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="New Shared Calendar"
      description="You get a secret address for another calendar. Whoever has it can see what you choose here."
      submitLabel="Create Address"
      busyLabel="Creating..."
    >
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
    </AccountForm>
  )
}
