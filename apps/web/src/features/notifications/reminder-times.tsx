import { formatClockTime } from '@stillwater/contract/dates/clock-time'
import type { ReminderSettings } from '@stillwater/contract/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { Skeleton, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { settingsQuery } from './reminder-settings.ts'
import { noticeName, noticeOptions } from './time-text.ts'
import { TimeInput } from './time-input.tsx'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dayOptions = days.map((label, index) => ({ value: String(index), label }))
const key = settingsQuery.queryKey
/** In the morning, and what was set otherwise. */
const careTimes = (chosen: number | null): (number | null)[] => [
  ...new Set([null, 6 * 60, 7 * 60, 8 * 60, 9 * 60, 10 * 60, chosen ?? null]),
]

/** When the server sends reminders, for all of the user's devices. Each choice is saved at once. */
export function ReminderTimes() {
  const client = useQueryClient()
  const settings = useQuery(settingsQuery)
  const save = useMutation({
    mutationFn: (body: Partial<ReminderSettings>) => call('PATCH /api/reminders/settings', { body }),
    onMutate: (changes) => {
      const before = client.getQueryData<ReminderSettings>(key)
      client.setQueryData<ReminderSettings>(key, (known) => known && { ...known, ...changes })
      return { before }
    },
    onSuccess: (saved) => client.setQueryData(key, saved),
    onError: (_error, _changes, context) => {
      client.setQueryData(key, context?.before)
      toast({
        title: 'Error',
        description: 'Failed to save reminder settings. Please try again.',
        variant: 'destructive',
      })
    },
  })

  return (
    <section aria-labelledby="reminder-times" className="mt-5 border-t border-hairline pt-4">
      <h3 id="reminder-times" className="text-lg">
        Times
      </h3>
      <p className="mb-4 text-sm text-muted">For all of your devices.</p>
      {settings.isPending ? (
        // As tall as the fields: the switches above must not move away from a finger.
        <SkeletonGroup label="Loading times" className="grid grid-cols-1 gap-5">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} className="h-20" />
          ))}
        </SkeletonGroup>
      ) : settings.isError ? (
        <LoadFailed what="reminder times" onRetry={() => void settings.refetch()} />
      ) : (
        <TimeFields settings={settings.data} onChange={(changes) => save.mutate(changes)} />
      )}
    </section>
  )
}

interface TimeFieldsProps {
  readonly settings: ReminderSettings
  readonly onChange: (changes: Partial<ReminderSettings>) => void
}

function TimeFields({ settings, onChange }: TimeFieldsProps) {
  const notice = String(settings.eventMinutes)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label="Remind me of events and activities">
        <Select
          options={noticeOptions(settings.eventMinutes).map((minutes) => ({
            value: String(minutes),
            label: noticeName(minutes),
          }))}
          value={notice}
          onValueChange={(minutes) => onChange({ eventMinutes: Number(minutes) })}
        />
      </Field>
      <Field label="Prayer list each day at">
        <TimeInput value={settings.prayerTime} onValueChange={(prayerTime) => onChange({ prayerTime })} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Goals each week on">
          <Select
            options={dayOptions}
            value={String(settings.goalWeekday)}
            onValueChange={(value) => onChange({ goalWeekday: Number(value) })}
          />
        </Field>
        <Field label="Goals at">
          <TimeInput value={settings.goalTime} onValueChange={(goalTime) => onChange({ goalTime })} />
        </Field>
      </div>
      <Field label="Who needs me" hint="How many people may need you, once a day. Names stay in the app.">
        <Select
          options={careTimes(settings.careTime).map((time) => ({
            value: String(time),
            label: time === null ? 'Never' : `Each day at ${formatClockTime(time)}`,
          }))}
          value={String(settings.careTime ?? null)}
          onValueChange={(time) => onChange({ careTime: time === 'null' ? null : Number(time) })}
        />
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">Quiet hours</legend>
        <div className="grid grid-cols-2 gap-3">
          <Field label="From">
            <TimeInput value={settings.quietFrom} onValueChange={(quietFrom) => onChange({ quietFrom })} />
          </Field>
          <Field label="To">
            <TimeInput value={settings.quietTo} onValueChange={(quietTo) => onChange({ quietTo })} />
          </Field>
        </div>
        <p className="mt-1.5 text-sm text-muted">
          {settings.quietFrom === settings.quietTo
            ? 'Both times are the same, so there are no quiet hours.'
            : 'Reminders during these hours come before or after them.'}
        </p>
      </fieldset>
      <Field
        label="Day off"
        hint="On this day you only get reminders that you set for a single event or activity."
      >
        <Select
          options={[{ value: 'none', label: 'None' }, ...dayOptions]}
          value={settings.dayOff === null ? 'none' : String(settings.dayOff)}
          onValueChange={(value) => onChange({ dayOff: value === 'none' ? null : Number(value) })}
        />
      </Field>
    </div>
  )
}
