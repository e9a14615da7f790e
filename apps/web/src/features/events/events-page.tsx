import type { Activity } from '@stillwater/contract/activities'
import type { CalendarEvent } from '@stillwater/contract/events'
import type { ComponentType } from 'react'
import type { ActivityDialogProps, Entry } from '#shared/agenda/entries.ts'
import { useCounts, useDay } from '#shared/agenda/use-day.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { useReader } from '#shared/records/list/use-reader.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { Card } from '#shared/ui/card.tsx'
import { addDays } from '#shared/ui/date/iso-date.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { AddMenu } from './add-menu.tsx'
import { DayList } from './day-list.tsx'
import { useSermons } from './use-sermons.ts'
import { useShownDay } from './use-shown-day.ts'
import { daysOfWeek } from './week.ts'
import { WeekHeader } from './week-header.tsx'
import { WeekStrip } from './week-strip.tsx'

const DayReader = lazyComponent(async () => (await import('./day-reader.tsx')).DayReader)
const EventDialog = lazyComponent(async () => (await import('./event-dialog.tsx')).EventDialog)

interface EventsPageProps {
  /** The activities' form; the app passes it in, because features do not import each other. */
  readonly ActivityDialog: ComponentType<ActivityDialogProps>
}

export function EventsPage({ ActivityDialog }: EventsPageProps) {
  const { day, today, choose } = useShownDay()
  const week = daysOfWeek(day)
  const { sermons, ...sermonsState } = useSermons(week, today)
  const counts = useCounts(week, sermons)
  const planned = useDay(day, { within: week })
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
  const step = (weeks: 1 | -1) => choose(addDays(day, weeks * 7))
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
      <Card className="mb-4 px-2 pt-2 pb-2">
        <WeekHeader day={day} today={today} onStep={step} onToday={() => choose(today)} />
        <WeekStrip day={day} today={today} counts={counts} onChoose={choose} onStep={step} />
      </Card>
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
        <DayReader
          entry={reader.record.entry}
          open={reader.open}
          onOpenChange={reader.setOpen}
          onEdit={edit}
          onRemove={remove}
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
