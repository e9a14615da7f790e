import type { Activity } from '@stillwater/contract/calendar/activities'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { type ComponentType, useState } from 'react'
import { ReminderLine } from '#features/notifications/index.ts'
import type { ActivityDialogProps, Entry } from '#shared/agenda/entries.ts'
import { lastDayOf } from '#shared/agenda/days-of.ts'
import { useDay } from '#shared/agenda/use-day.ts'
import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { useReader } from '#shared/records/list/use-reader.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { addDays } from '#shared/ui/date/iso-date.ts'
import { Choice } from '#shared/ui/field/choice.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { AddMenu } from './add-menu.tsx'
import { agendaDays } from './agenda-days.ts'
import { AgendaList } from './agenda-list.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { DayList } from './day-list.tsx'
import type { OtherEvent } from './others/other-event.ts'
import { OthersNotice } from './others/others-notice.tsx'
import { useOthers } from './others/use-others.ts'
import type { Part } from './series/part-to-edit.ts'
import type { Meant, Scope } from './series/series-writes.ts'
import { useRemoveOccurrences } from './series/use-remove-occurrences.ts'
import { useSeries } from './series/use-series.ts'
import { useMarks } from './use-marks.ts'
import { useSermons } from './use-sermons.ts'
import { useShownDay } from './use-shown-day.ts'
import { daysOfWeek, weeksOfMonth } from './week.ts'

const AgendaReader = lazyComponent(
  async () => (await import('#shared/agenda/agenda-reader.tsx')).AgendaReader,
)
const OtherReader = lazyComponent(async () => (await import('./others/other-reader.tsx')).OtherReader)
const ScopeDialog = lazyComponent(async () => (await import('./series/scope-dialog.tsx')).ScopeDialog)
const MonthPrint = lazyComponent(async () => (await import('./print/month-print.tsx')).MonthPrint)
const EventDialog = lazyComponent(async () => (await import('./event-dialog.tsx')).EventDialog)

type View = 'day' | 'agenda'
const views: readonly { value: View; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'agenda', label: `Next ${agendaDays} days` },
]

/** Whether the month is unfolded in this browser. */
const monthUnfolded = storedValue({ key: () => 'stillwater-month', parse: (text) => text === 'true' })

interface EventsPageProps {
  /** The activities' form; the app passes it in, because features do not import each other. */
  readonly ActivityDialog: ComponentType<ActivityDialogProps>
}

export function EventsPage({ ActivityDialog }: EventsPageProps) {
  const { day, today, choose } = useShownDay()
  const [view, setView] = useState<View>('day')
  /** Undefined until it is opened for the first time: its code is loaded then. */
  const [printing, setPrinting] = useState<boolean>()
  /** A tap on a day opens it. */
  const open = (date: string) => {
    setView('day')
    choose(date)
  }
  const agenda = { from: today, to: addDays(today, agendaDays - 1) }
  const ahead = useSermons(agenda, today)
  const unfolded = useStoredValue(monthUnfolded)
  const days = unfolded ? weeksOfMonth(day) : daysOfWeek(day)
  const { sermons, ...sermonsState } = useSermons(days, today)
  // The days ahead too: they are there when there is no connection.
  const others = useOthers([days, agenda])
  const other = useEditing<{ event: OtherEvent }>()
  const marks = useMarks(days, sermons, others.events)
  const planned = useDay(day, { within: days })
  const event = useEditing<{ event?: CalendarEvent; part?: Part }>()
  const series = useSeries()
  const scope = useEditing<{ event: CalendarEvent; meant: Meant; action: 'change' | 'delete' }>()
  const activity = useEditing<{ activity?: Activity }>()
  const removeEvent = useRemove('events', { removed: 'Event deleted', failed: 'Failed to delete event' })
  const removeActivity = useRemove('activities', {
    removed: 'Activity deleted',
    failed: 'Failed to delete activity',
  })
  const removeOccurrences = useRemoveOccurrences()
  const entries = planned.pending
    ? undefined
    : planned.entries.map((entry) => ({ id: entry.record.id, entry }))
  const reader = useReader(entries)
  const read = (entry: Entry) => reader.read({ id: entry.record.id, entry })
  useNewParam(() => event.edit({}), ['date'])
  useOpenParam({ ...planned, data: entries }, reader.read, ['date'])

  /** A repeating event asks first which of its dates are meant. */
  const editEvent = (record: CalendarEvent) => {
    const meant = series.meantBy(record)
    if (meant === undefined) event.edit({ event: record })
    else scope.edit({ event: record, meant, action: 'change' })
  }
  const removeEvents = (record: CalendarEvent) => {
    const meant = series.meantBy(record)
    if (meant === undefined) {
      reader.setOpen(false)
      removeEvent(record)
    } else scope.edit({ event: record, meant, action: 'delete' })
  }
  const edit = (entry: Entry) =>
    entry.kind === 'event' ? editEvent(entry.record) : activity.edit({ activity: entry.record })
  const remove = (entry: Entry) =>
    entry.kind === 'event' ? removeEvents(entry.record) : removeActivity(entry.record)
  const chooseScope = (chosen: Scope) => {
    if (scope.target === undefined) return
    const { action, meant, ...target } = scope.target
    if (action === 'change') return event.edit({ ...target, part: { scope: chosen, meant } })
    reader.setOpen(false)
    removeOccurrences(chosen, scope.target)
  }
  /** Shows the day of what was saved. */
  const follow = ({ date }: { date: string }) => {
    if (date !== day && view === 'day') choose(date)
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
        onChoose={open}
        unfolded={unfolded}
        onUnfoldedChange={(next) => monthUnfolded.set(next)}
        onPrint={() => setPrinting(true)}
      />
      <div className="mb-4">
        <Choice compact label="Show" options={views} value={view} onValueChange={setView} />
      </div>
      {view === 'agenda' ? (
        <AgendaList
          today={today}
          sermons={ahead.sermons}
          others={others.events}
          onAddEvent={() => event.edit({})}
          onRead={read}
          onReadOther={(event) => other.edit({ event })}
          onEdit={edit}
          onRemove={remove}
        />
      ) : (
        <DayList
          key={day}
          date={day}
          day={planned}
          sermons={sermons.filter(({ date }) => date === day)}
          sermonsFailed={sermonsState.failed}
          onRetrySermons={sermonsState.retry}
          others={others.events.filter((event) => event.date <= day && day <= lastDayOf(event))}
          onReadOther={(event) => other.edit({ event })}
          onAddEvent={() => event.edit({})}
          onRead={read}
          onEdit={edit}
          onRemove={remove}
        />
      )}
      <OthersNotice {...others} />
      {other.target !== undefined && (
        <OtherReader event={other.target.event} open={other.open} onOpenChange={other.setOpen} />
      )}
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
      {printing !== undefined && (
        <MonthPrint open={printing} onOpenChange={setPrinting} day={day} today={today} />
      )}
      {scope.target !== undefined && (
        <ScopeDialog
          open={scope.open}
          onOpenChange={scope.setOpen}
          action={scope.target.action}
          title={scope.target.event.title}
          onChoose={(chosen) => {
            scope.setOpen(false)
            chooseScope(chosen)
          }}
        />
      )}
      {event.target !== undefined && (
        <EventDialog
          key={event.key}
          open={event.open}
          onOpenChange={event.setOpen}
          event={event.target.event}
          part={event.target.part}
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
