import { eventTypeIcons } from '@stillwater/contract/choices'
import { type CalendarEvent, NewEventSchema } from '@stillwater/contract/events'
import { defaultIcon } from '@stillwater/contract/icons'
import { useUser } from '#features/auth/index.ts'
import { VoiceTabs } from '#features/voice/index.ts'
import { saveFailedText } from '#shared/api/error.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { usualEnd } from '#shared/agenda/suggested-times.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { EventFields } from './event-fields.tsx'

interface EventDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly event?: CalendarEvent | undefined
  /** The initial day of a new event. */
  readonly date: string
  readonly onSaved: (event: CalendarEvent) => void
}

/** The fields that voice input can fill in. */
const fieldNames = {
  title: 'Title',
  eventType: 'Type',
  date: 'Date',
  startTime: 'Start time',
  endTime: 'End time',
  location: 'Location',
  description: 'Description',
}

export function EventDialog({ open, onOpenChange, event, date, onSaved }: EventDialogProps) {
  const user = useUser()
  const isNew = event === undefined
  const editor = useRecordForm({
    type: 'events',
    schema: NewEventSchema,
    record: event,
    owner: user?.id ?? '',
    initial: {
      title: event?.title ?? '',
      eventType: event?.eventType ?? 'meeting',
      icon: event?.icon ?? defaultIcon,
      date: event?.date ?? date,
      startTime: event?.startTime ?? '',
      endTime: event?.endTime ?? '',
      location: event?.location ?? '',
      description: event?.description ?? '',
      remindMinutes: event?.remindMinutes ?? null,
    },
    onSaved: (saved) => {
      toastSaved(saved, { title: `Event ${isNew ? 'created' : 'updated'} successfully` })
      onOpenChange(false)
      onSaved(saved)
    },
    onFailed: (error) =>
      toast({
        title: 'Error',
        description: saveFailedText(error, 'Failed to save event. Please try again.'),
        variant: 'destructive',
      }),
    onInvalid: () =>
      toast({
        title: 'Validation Error',
        description: 'Please fill in all required fields',
        variant: 'destructive',
      }),
  })

  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'New Event' : 'Edit Event'}
      saveLabel={isNew ? 'Create Event' : 'Save Event'}
      editor={editor}
      tell={tell}
    >
      {(form) => (
        <VoiceTabs
          kind="event"
          form={form}
          isNew={isNew}
          names={fieldNames}
          text="description"
          follow={({ values, filled }) => ({
            ...values,
            ...(filled.eventType !== undefined && { icon: eventTypeIcons[filled.eventType] }),
            endTime: values.endTime === '' ? (usualEnd(values.startTime) ?? '') : values.endTime,
          })}
        >
          {(mark) => <EventFields form={form} mark={mark} />}
        </VoiceTabs>
      )}
    </RecordDialog>
  )
}

const tell = ({ title, date, startTime, endTime, location, description }: CalendarEvent) =>
  [title, `${formatIsoDate(date)}, ${startTime} – ${endTime}`, location, description]
    .filter(Boolean)
    .join('\n')
