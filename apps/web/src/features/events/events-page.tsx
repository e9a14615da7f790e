import type { Activity } from '@stillwater/contract/activities'
import type { CalendarEvent } from '@stillwater/contract/events'
import type { ComponentType } from 'react'
import { ReminderLine } from '#features/notifications/index.ts'
import type { ActivityDialogProps, Entry } from '#shared/agenda/entries.ts'
import { useDay } from '#shared/agenda/use-day.ts'
import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { useReader } from '#shared/records/list/use-reader.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { AddMenu } from './add-menu.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { DayList } from './day-list.tsx'
import { useMarks } from './use-marks.ts'
import { useSermons } from './use-sermons.ts'
import { useShownDay } from './use-shown-day.ts'
import { daysOfWeek, weeksOfMonth } from './week.ts'

const AgendaReader = lazyComponent(
  async () => (await import('#shared/agenda/agenda-reader.tsx')).AgendaReader,
)
const EventDialog = lazyComponent(async () => (await import('./event-dialog.tsx')).EventDialog)

/** Whether the month is unfolded in this browser. */
const monthUnfolded = storedValue({ key: () => 'stillwater-month', parse: (text) => text === 'true' })

interface EventsPageProps {
  /** The activities' form; the app passes it in, because features do not import each other. */
  readonly ActivityDialog: ComponentType<ActivityDialogProps>
}

export function EventsPage({ ActivityDialog }: EventsPageProps) {
  const { day, today, choose } = useShownDay()
  const unfolded = useStoredValue(monthUnfolded)
  const days = unfolded ? weeksOfMonth(day) : daysOfWeek(day)
  const { sermons, ...sermonsState } = useSermons(days, today)
  const marks = useMarks(days, sermons)
  const planned = useDay(day, { within: days })
  const event = useEditing<{ event?: CalendarEvent }>()
  const activity = useEditing<{ activity?: Activity }>()
  const removeEvent = useRemove('events', { removed: 'Event deleted', failed: 'Failed to delete event' })
  const removeActivity = useRemove('activities', {
    removed: 'Activity deleted',
    failed: 'Failed to delete activity',
  })
  const entries = planned.pending
    ? undefined
    : planned.entries.map((entry) => ({ id: entry.record.id, entry }))
  const reader = useReader(entries)
  const read = (entry: Entry) => reader.read({ id: entry.record.id, entry })
  useNewParam(() => event.edit({}), ['date'])
  useOpenParam({ ...planned, data: entries }, reader.read, ['date'])

  const edit = (entry: Entry) =>
    entry.kind === 'event' ? event.edit({ event: entry.record }) : activity.edit({ activity: entry.record })
  const remove = (entry: Entry) =>
    entry.kind === 'event' ? removeEvent(entry.record) : removeActivity(entry.record)
  /** Shows the day of what was saved. */
  const follow = ({ date }: { date: string }) => {
    if (date !== day) choose(date)
  }

  return (
    <>
      <PageHeader
        title="Events"
        action={<AddMenu onAddEvent={() => event.edit({})} onAddActivity={() => activity.edit({})} />}
      />
      <CalendarCard
        day={day}
        today={today}
        marks={marks}
        onChoose={choose}
        unfolded={unfolded}
        onUnfoldedChange={(next) => monthUnfolded.set(next)}
      />
      <DayList
        key={day}
        date={day}
        day={planned}
        sermons={sermons.filter(({ date }) => date === day)}
        sermonsFailed={sermonsState.failed}
        onRetrySermons={sermonsState.retry}
        onAddEvent={() => event.edit({})}
        onRead={read}
        onEdit={edit}
        onRemove={remove}
      />
      {reader.record !== undefined && (
        <AgendaReader
          entry={reader.record.entry}
          open={reader.open}
          onOpenChange={reader.setOpen}
          onEdit={edit}
          onRemove={remove}
          ReminderLine={ReminderLine}
        />
      )}
      {event.target !== undefined && (
        <EventDialog
          key={event.key}
          open={event.open}
          onOpenChange={event.setOpen}
          event={event.target.event}
          date={day}
          onSaved={follow}
        />
      )}
      {activity.target !== undefined && (
        <ActivityDialog
          key={activity.key}
          open={activity.open}
          onOpenChange={activity.setOpen}
          activity={activity.target.activity}
          date={day}
          onSaved={follow}
        />
      )}
    </>
  )
}
