import { type CalendarFeed, CalendarFeedChangesSchema } from '@stillwater/contract/calendar/calendar-feeds'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
import { FeedFields } from './feed-fields.tsx'
import { feedsQuery } from './feeds-query.ts'

interface EditFeedDialogProps extends AccountDialogProps {
  readonly feed: CalendarFeed
}

/** Changes what a shared calendar shows; its address stays. */
export function EditFeedDialog({ feed, open, onOpenChange }: EditFeedDialogProps) {
  const client = useQueryClient()
  const { name, audience, showsCounseling, includesSermons, includesActivities } = feed
  const edit = useAccountForm({
    schema: CalendarFeedChangesSchema,
    initial: { name, audience, showsCounseling, includesSermons, includesActivities },
    send: (body) => call('PATCH /api/calendar-feeds/:id', { params: { id: feed.id }, body }),
    onDone: () => {
      toast({ title: 'Shared calendar saved' })
      onOpenChange(false)
      return client.invalidateQueries({ queryKey: feedsQuery.queryKey })
    },
    failed: 'Shared calendar not saved',
  })
  return (
    <AccountForm
      {...edit}
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Shared Calendar"
      description="The address stays the same. Other calendars show the change the next time they refresh."
      submitLabel="Save Calendar"
    >
      <FeedFields form={edit.form} />
    </AccountForm>
  )
}
