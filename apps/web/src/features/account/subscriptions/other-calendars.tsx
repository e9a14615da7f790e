import type { CalendarSubscription } from '@stillwater/contract/calendar/calendar-subscriptions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { calendarTones, colorNames } from '#shared/agenda/calendar-tone.ts'
import { subscribedEventsPath, subscriptionsQuery } from '#shared/agenda/subscriptions-query.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { SettingsRow } from '../settings-section.tsx'
import { stateWords } from './subscription-words.ts'
import { SubscriptionMenu } from './subscription-menu.tsx'
import { useRefresh, useRemoveSubscription } from './use-subscription-writes.ts'

const AddDialog = lazyComponent(
  async () => (await import('./subscription-dialogs.tsx')).AddSubscriptionDialog,
)
const EditDialog = lazyComponent(
  async () => (await import('./subscription-dialogs.tsx')).EditSubscriptionDialog,
)

const hash = '#other-calendars'
/** In pixels: the header stays above it. */
const belowHeader = 80
/** How often it asks while a calendar is being read, in milliseconds. */
const pollEvery = 1000

/** Calendars of others, shown beside one's own. */
export function OtherCalendars() {
  const heading = useRef<HTMLHeadingElement>(null)
  const adding = useEditing<object>()
  useEffect(() => {
    const { current } = heading
    if (window.location.hash !== hash || current === null) return
    // Not scrollIntoView, which moves the whole shell on a wide screen.
    window.scrollTo({ top: window.scrollY + current.getBoundingClientRect().top - belowHeader })
    current.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="border-t border-hairline pt-4 font-medium">
        Other calendars
      </h3>
      <p className="-mt-3 text-sm text-muted">
        See the calendar of your family, school or denomination beside your own. Nobody there sees yours.
      </p>
      <SubscriptionList />
      <Button variant="secondary" className="justify-self-start" onClick={() => adding.edit({})}>
        Add a calendar
      </Button>
      {adding.target !== undefined && (
        <AddDialog key={adding.key} open={adding.open} onOpenChange={adding.setOpen} />
      )}
    </>
  )
}

function SubscriptionList() {
  const {
    data: calendars,
    isError,
    refetch,
  } = useQuery({
    ...subscriptionsQuery,
    refetchInterval: ({ state }) =>
      state.data?.some((each) => each.state === 'waiting') === true && pollEvery,
  })
  useReloadOfEvents(calendars)
  const edited = useEditing<{ calendar: CalendarSubscription }>()
  const refresh = useRefresh()
  const remove = useRemoveSubscription()
  if (calendars === undefined) {
    return isError ? (
      <LoadFailedLine what="other calendars" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label="Loading other calendars">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  }
  if (calendars.length === 0) return <p className="text-sm text-muted">You haven’t added a calendar yet.</p>
  return (
    <>
      <ul className="grid grid-cols-1 gap-4" aria-label="Other calendars">
        {calendars.map((calendar) => (
          <li key={calendar.id}>
            <SettingsRow
              title={
                <>
                  <span dir="auto">{calendar.name}</span>{' '}
                  <Badge tone={calendarTones[calendar.color]}>{colorNames[calendar.color]}</Badge>
                </>
              }
              note={<State calendar={calendar} />}
              action={
                <SubscriptionMenu
                  name={calendar.name}
                  isWaiting={calendar.state === 'waiting'}
                  onRefresh={() => refresh.mutate(calendar)}
                  onEdit={() => edited.edit({ calendar })}
                  onRemove={() => remove.mutate(calendar)}
                />
              }
            />
          </li>
        ))}
      </ul>
      {edited.target !== undefined && (
        <EditDialog
          key={edited.key}
          calendar={edited.target.calendar}
          open={edited.open}
          onOpenChange={edited.setOpen}
        />
      )}
    </>
  )
}

function State({ calendar }: { readonly calendar: CalendarSubscription }) {
  const isBroken = calendar.state === 'failing' || calendar.state === 'stopped'
  return (
    <span role="status" className="grid">
      {stateWords(calendar).map((words, index) => (
        <span key={words} className={isBroken && index === 0 ? 'text-alert' : undefined}>
          {words}
        </span>
      ))}
    </span>
  )
}

/** A calendar that was read anew shows other events. */
function useReloadOfEvents(calendars: readonly CalendarSubscription[] | undefined): void {
  const client = useQueryClient()
  const read = calendars?.map(({ id, refreshedAt }) => `${id} ${refreshedAt}`).join()
  useEffect(() => {
    if (read !== undefined) void client.invalidateQueries({ queryKey: [subscribedEventsPath] })
  }, [client, read])
}
