import { type EventType, eventTypeIcons, eventTypes } from '@stillwater/contract/choices'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { RemindBefore } from '#features/notifications/index.ts'
import { suggestedEnds, suggestedStarts, usualEnd } from '#shared/agenda/suggested-times.ts'
import { Suggestions } from '#shared/agenda/suggestions.tsx'
import { TimeField } from '#shared/agenda/time-field.tsx'
import { typeNames } from '#shared/agenda/type-names.ts'
import type { Form } from '#shared/form/use-form.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { RecordIcon } from '#shared/agenda/record-icon.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'

interface EventValues {
  readonly title: string
  readonly eventType: EventType
  readonly icon: string
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly location: string
  readonly description: string
  readonly remindMinutes: number | null
}

interface EventFieldsProps {
  readonly form: Form<EventValues>
  /** A note on where a field's value came from, if it should be checked. */
  readonly mark: (name: keyof EventValues) => string | undefined
}

const types = eventTypes.map((value) => ({
  value,
  label: typeNames[value],
  icon: <RecordIcon name={eventTypeIcons[value]} />,
}))

export function EventFields({ form, mark }: EventFieldsProps) {
  const { values, errors } = form
  return (
    <div className="grid gap-5">
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
        <DatePicker value={values.date} onValueChange={(date) => date !== null && form.set('date', date)} />
      </Field>
      <EventTimes form={form} mark={mark} />
      <RemindBefore
        value={values.remindMinutes}
        onValueChange={(remindMinutes) => form.set('remindMinutes', remindMinutes)}
        error={errors['remindMinutes']}
      />
      <Field label="Location" optional error={errors['location']} mark={mark('location')}>
        <Input {...form.text('location')} maxLength={200} />
      </Field>
      <Field label="Description" optional error={errors['description']} mark={mark('description')}>
        <TextArea {...form.text('description')} rows={3} />
      </Field>
    </div>
  )
}

/** Free text. Suggestions offer a start first, then a duration. */
function EventTimes({ form, mark }: EventFieldsProps) {
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
