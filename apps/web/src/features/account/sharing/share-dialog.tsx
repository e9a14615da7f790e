import { NewCalendarFeedSchema } from '@stillwater/contract/calendar/calendar-feeds'
import type { FeedAudience } from '@stillwater/contract/choices'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
import { FeedAddress } from './feed-address.tsx'
import { FeedFields } from './feed-fields.tsx'
import { feedsQuery } from './feeds-query.ts'

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
      description="You’ll get a secret address for another calendar. Anyone who has it can see what you choose here."
      submitLabel="Create Address"
      busyLabel="Creating..."
    >
      <FeedFields form={form} />
    </AccountForm>
  )
}
