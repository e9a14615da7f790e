import { type ActivityType, activityTypes, eventTypeIcons } from '@stillwater/contract/choices'
import { NewActivitySchema } from '@stillwater/contract/calendar/activities'
import { defaultIcon } from '@stillwater/contract/icons'
import { earliestDate } from '@stillwater/contract/limits'
import { useUser } from '#features/auth/index.ts'
import { RemindBefore } from '#features/notifications/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import type { ActivityDialogProps } from '#shared/agenda/entries.ts'
import { suggestedStarts } from '#shared/agenda/suggested-times.ts'
import { Suggestions } from '#shared/agenda/suggestions.tsx'
import { TimeField } from '#shared/agenda/time-field.tsx'
import { typeNames } from '#shared/agenda/type-names.ts'
import { messageOf } from '#shared/api/error.ts'
import { PeopleField } from '#shared/people/people-field.tsx'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { formatIsoDate, todayIso } from '#shared/ui/date/iso-date.ts'
import { RecordIcon } from '#shared/agenda/record-icon.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'

const types = activityTypes.map((value: ActivityType) => ({
  value,
  label: typeNames[value],
  icon: <RecordIcon name={eventTypeIcons[value]} />,
}))

export function ActivityDialog({ open, onOpenChange, activity, date, onSaved }: ActivityDialogProps) {
  const user = useUser()
  const isNew = activity === undefined
  const editor = useRecordForm({
    type: 'activities',
    schema: NewActivitySchema,
    record: activity,
    owner: user?.id ?? '',
    initial: {
      title: activity?.title ?? '',
      time: activity?.time ?? '',
      location: activity?.location ?? '',
      activityType: activity?.activityType ?? 'meeting',
      icon: activity?.icon ?? defaultIcon,
      date: activity?.date ?? date ?? todayIso(),
      remindMinutes: activity?.remindMinutes ?? null,
      personIds: activity?.personIds ?? [],
    },
    onSaved: (saved) => {
      toastSaved(saved, { title: isNew ? 'Activity added' : 'Activity updated', description: saved.title })
      onOpenChange(false)
      onSaved?.(saved)
    },
    onFailed: (error) =>
      toast({
        title: isNew ? 'Error creating activity' : 'Error updating activity',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })

  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'Add New Activity' : 'Edit Activity'}
      maxWidth="500px"
      saveLabel={isNew ? 'Add Activity' : 'Save Activity'}
      editor={editor}
      tell={({ title, time, date, location }) =>
        [title, `${formatIsoDate(date)}, ${time}`, location].filter(Boolean).join('\n')
      }
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <Field label="Title" error={form.errors['title']}>
            <WithMicrophone>
              <Input {...form.text('title')} maxLength={200} data-autofocus />
            </WithMicrophone>
          </Field>
          <div className="grid gap-2">
            <TimeField
              label="Time"
              text={form.text('time')}
              onChoose={(time) => form.set('time', time)}
              error={form.errors['time']}
              hint="For example, 9:00 AM or after lunch"
            />
            <Suggestions
              label="Suggested times"
              suggestions={suggestedStarts}
              onChoose={(time) => form.set('time', time)}
            />
          </div>
          <Field label="Date" error={form.errors['date']}>
            <DatePicker
              value={form.values.date}
              min={earliestDate}
              onValueChange={(value) => value !== null && form.set('date', value)}
            />
          </Field>
          <Field label="Type" error={form.errors['activityType']}>
            <Select
              options={types}
              value={form.values.activityType}
              onValueChange={(value) => form.set('activityType', value)}
            />
          </Field>
          <RemindBefore
            value={form.values.remindMinutes}
            onValueChange={(remindMinutes) => form.set('remindMinutes', remindMinutes)}
            error={form.errors['remindMinutes']}
          />
          <Field label="Location" optional error={form.errors['location']}>
            <WithMicrophone>
              <Input {...form.text('location')} maxLength={200} />
            </WithMicrophone>
          </Field>
          <PeopleField
            label="People"
            optional
            offersFirst={false}
            ids={form.values.personIds}
            onIdsChange={(ids) => form.set('personIds', ids)}
            error={form.errors['personIds']}
          />
        </div>
      )}
    </RecordDialog>
  )
}
