import { eventTypeIcons, eventTypes } from '@stillwater/contract/choices'
import { addDays } from '@stillwater/contract/dates/dates'
import { eventLimits } from '@stillwater/contract/calendar/occurrences'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RemindBefore } from '#features/notifications/index.ts'
import { daysBetween, lastDayOf } from '#shared/agenda/days-of.ts'
import { suggestedEnds, suggestedStarts, usualEnd } from '#shared/agenda/suggested-times.ts'
import { Suggestions } from '#shared/agenda/suggestions.tsx'
import { TimeField } from '#shared/agenda/time-field.tsx'
import { typeNames } from '#shared/agenda/type-names.ts'
import type { Form } from '#shared/form/use-form.ts'
import { PeopleField } from '#shared/people/people-field.tsx'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { RecordIcon } from '#shared/agenda/record-icon.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { allDay, type EventValues, isAllDay } from './event-values.ts'
import { RepeatField } from './repeat/repeat-field.tsx'
import { followDate } from './repeat/repeat-rules.ts'

interface EventFieldsProps {
  readonly form: Form<EventValues>
  /** A note on where a field's value came from, if it should be checked. */
  readonly mark: (name: keyof EventValues) => string | undefined
  /** Not for one date of a repeating event. */
  readonly canRepeat: boolean
}

const types = eventTypes.map((value) => ({
  value,
  label: typeNames[value],
  icon: <RecordIcon name={eventTypeIcons[value]} />,
}))

export function EventFields({ form, mark, canRepeat }: EventFieldsProps) {
  const { values, errors } = form
  /** A rule names the day of its event, so it follows the date. */
  const chooseDate = (date: string) => {
    const { repeats, ...latest } = form.latest()
    form.replace({ ...latest, date, repeats: repeats && followDate(repeats, latest.date, date) })
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label="Title" error={errors['title']} mark={mark('title')}>
        <Input {...form.text('title')} maxLength={200} data-autofocus />
      </Field>
      <Field label="Type" error={errors['eventType']} mark={mark('eventType')}>
        <Select
          options={types}
          value={values.eventType}
          onValueChange={(eventType) =>
            form.replace({ ...form.latest(), eventType, icon: eventTypeIcons[eventType] })
          }
        />
      </Field>
      <Field label="Date" error={errors['date']} mark={mark('date')}>
        <DatePicker value={values.date} onValueChange={(date) => date !== null && chooseDate(date)} />
      </Field>
      <EventLength form={form} />
      {!isAllDay(values) && <EventTimes form={form} mark={mark} />}
      {canRepeat && (
        <RepeatField
          value={values.repeats}
          date={values.date}
          onValueChange={(repeats) => form.set('repeats', repeats)}
          error={errors['repeats']}
          mark={mark('repeats')}
        />
      )}
      {/* A reminder is so long before a time. */}
      {!isAllDay(values) && (
        <RemindBefore
          value={values.remindMinutes}
          onValueChange={(remindMinutes) => form.set('remindMinutes', remindMinutes)}
          error={errors['remindMinutes']}
        />
      )}
      <Field label="Location" optional error={errors['location']} mark={mark('location')}>
        <Input {...form.text('location')} maxLength={200} />
      </Field>
      <Field label="Description" optional error={errors['description']} mark={mark('description')}>
        <TextArea {...form.text('description')} rows={3} />
      </Field>
      <PeopleField
        label="People"
        optional
        offersFirst={false}
        ids={values.personIds}
        onIdsChange={(ids) => form.set('personIds', ids)}
        error={errors['personIds']}
      />
    </div>
  )
}

/** Most events take a part of one day; some take all of it, or several. */
function EventLength({ form }: { readonly form: Form<EventValues> }) {
  const { values } = form
  const wholeDay = isAllDay(values)
  const [several, setSeveral] = useState(values.days > 1)
  /** What the times were before they were all day. */
  const times = useRef({ startTime: '', endTime: '' })
  const chooseAllDay = (chosen: boolean) => {
    const latest = form.latest()
    if (chosen) times.current = latest
    const { startTime, endTime } = chosen ? { startTime: allDay, endTime: allDay } : times.current
    form.replace({ ...latest, startTime, endTime })
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-x-6">
        <Checkbox checked={wholeDay} onCheckedChange={chooseAllDay}>
          All day
        </Checkbox>
        <Checkbox
          checked={several}
          onCheckedChange={(chosen) => {
            setSeveral(chosen)
            form.set('days', chosen ? Math.max(2, form.latest().days) : 1)
          }}
        >
          Several days
        </Checkbox>
      </div>
      {several && (
        <Field label="Last day" error={form.errors['days']}>
          <DatePicker
            value={lastDayOf(values)}
            min={values.date}
            max={addDays(values.date, eventLimits.days - 1)}
            onValueChange={(last) => last !== null && form.set('days', daysBetween(values.date, last))}
          />
        </Field>
      )}
    </div>
  )
}

/** Free text. Suggestions offer a start first, then a duration. */
function EventTimes({ form, mark }: Omit<EventFieldsProps, 'canRepeat'>) {
  const { startTime } = form.values
  /** The end that follows the start; what somebody typed or chose is never replaced. */
  const followed = useRef<string>(undefined)
  const follow = () => {
    const { startTime, endTime } = form.latest()
    const end = usualEnd(startTime)
    if (end === undefined || (endTime.trim() !== '' && endTime !== followed.current)) return
    followed.current = end
    form.set('endTime', end)
  }
  const chooseStart = (time: string) => {
    form.set('startTime', time)
    follow()
  }
  const chooseEnd = (time: string) => {
    followed.current = undefined
    form.set('endTime', time)
  }
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        <TimeField
          label="Start time"
          text={{
            ...form.text('startTime'),
            // At once: the end may be what gets the focus, and what is typed there replaces this.
            onBlur: () => flushSync(follow),
            // Enter saves the form without leaving the field.
            onKeyDown: ({ key }) => key === 'Enter' && follow(),
          }}
          onChoose={chooseStart}
          error={form.errors['startTime']}
          mark={mark('startTime')}
          hint="For example, 9:00 AM"
        />
        <TimeField
          label="End time"
          text={{
            ...form.text('endTime'),
            onFocus: ({ currentTarget }) => {
              if (currentTarget.value === followed.current) currentTarget.select()
            },
          }}
          start={startTime}
          onChoose={chooseEnd}
          error={form.errors['endTime']}
          mark={mark('endTime')}
          hint="Any format works"
        />
      </div>
      {startTime.trim() === '' ? (
        <Suggestions label="Suggested start times" suggestions={suggestedStarts} onChoose={chooseStart} />
      ) : (
        <Suggestions label="Suggested lengths" suggestions={suggestedEnds(startTime)} onChoose={chooseEnd} />
      )}
    </div>
  )
}
