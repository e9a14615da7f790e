import type { CalendarFeed } from '@stillwater/contract/calendar/calendar-feeds'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { SettingsRow } from '../settings-section.tsx'
import { contentText, fetchedText } from './feed-words.ts'
import { feedsQuery } from './feeds-query.ts'

const EditFeedDialog = lazyComponent(async () => (await import('./edit-feed-dialog.tsx')).EditFeedDialog)
const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Addresses at which others see the calendar in Google, Apple or Outlook. */
export function ShareCalendar() {
  const [adding, setAdding] = useState<boolean>()
  return (
    <>
      <p className="text-sm text-muted">
        Let your family or staff see your calendar in Google, Apple or Outlook. They can’t change anything.
      </p>
      <FeedList />
      <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
        Share my calendar
      </Button>
      {adding !== undefined && <ShareDialog open={adding} onOpenChange={setAdding} />}
    </>
  )
}

function FeedList() {
  const { data: feeds, isError, refetch } = useQuery(feedsQuery)
  const remove = useRemove()
  const edited = useEditing<{ feed: CalendarFeed }>()
  if (feeds === undefined) {
    return isError ? (
      <LoadFailedLine what="shared calendars" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label="Loading your shared calendars">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  }
  if (feeds.length === 0) return <p className="text-sm text-muted">You haven’t shared a calendar yet.</p>
  return (
    <>
      <ul className="grid grid-cols-1 gap-4" aria-label="Shared calendars">
        {feeds.map((feed) => (
          <li key={feed.id}>
            <SettingsRow
              title={feed.name}
              note={
                <>
                  {contentText(feed)}
                  <br />
                  {fetchedText(feed)}
                </>
              }
              action={
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    aria-label={`Edit ${feed.name}`}
                    onClick={() => edited.edit({ feed })}
                  >
                    Edit
                  </Button>
                  <Button
                    variant="secondary"
                    aria-label={`Stop sharing ${feed.name}`}
                    busy={remove.isPending && remove.variables === feed}
                    onClick={() => void askAndRemove(feed, remove.mutate)}
                  >
                    Stop sharing
                  </Button>
                </div>
              }
            />
          </li>
        ))}
      </ul>
      {edited.target !== undefined && (
        <EditFeedDialog
          key={edited.key}
          feed={edited.target.feed}
          open={edited.open}
          onOpenChange={edited.setOpen}
        />
      )}
    </>
  )
}

async function askAndRemove(feed: CalendarFeed, remove: (feed: CalendarFeed) => void) {
  const confirmed = await askToConfirm({
    title: `Stop sharing “${feed.name}”?`,
    description: 'Its address stops working for everyone who has it. You can share again with a new address.',
    confirmLabel: 'Stop sharing',
    destructive: true,
  })
  if (confirmed) remove(feed)
}

function useRemove() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: CalendarFeed) => call('DELETE /api/calendar-feeds/:id', { params: { id } }),
    onSuccess: () => toast({ title: 'No longer shared', description: 'The address doesn’t work anymore.' }),
    onError: (error) =>
      toast({
        title: 'Still shared',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  })
}
