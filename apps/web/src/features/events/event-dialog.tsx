import { eventTypeIcons } from '@stillwater/contract/choices'
import { type CalendarEvent, NewEventSchema } from '@stillwater/contract/calendar/events'
import { useRef } from 'react'
import { useUser } from '#features/auth/index.ts'
import { useDayOff } from '#features/notifications/index.ts'
import { QuickEntry, VoiceTabs } from '#features/voice/index.ts'
import { messageOf, saveFailedText } from '#shared/api/error.ts'
import { describeRule } from '#shared/agenda/rule-words.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { usualEnd } from '#shared/agenda/suggested-times.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { mayPlanOn } from './checks/day-off.ts'
import { EventFields } from './event-fields.tsx'
import { type EventValues, newEvent, valuesOf } from './event-values.ts'
import { type Part, partToEdit } from './series/part-to-edit.ts'
import { useSeries } from './series/use-series.ts'

interface EventDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly event?: CalendarEvent | undefined
  /** Of a repeating event: how much of it is changed. */
  readonly part?: Part | undefined
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
  repeats: 'Repeat',
  location: 'Location',
  description: 'Description',
}

export function EventDialog({ open, onOpenChange, event, part, date, onSaved }: EventDialogProps) {
  const user = useUser()
  const series = useSeries()
  const isNew = event === undefined
  const edited = part && event && partToEdit(part, event)
  const complain = (error: unknown) =>
    toast({
      title: 'Error',
      description: saveFailedText(error, 'Failed to save event. Please try again.'),
      variant: 'destructive',
    })
  const offerUndo = async (saved: CalendarEvent) => {
    const plan = edited?.afterSaving(saved)
    const undo = () =>
      void series.write(plan?.undo ?? []).catch((error: unknown) =>
        toast({
          title: 'Failed to undo',
          description: messageOf(error, 'Please try again.'),
          variant: 'destructive',
        }),
      )
    try {
      await series.write(plan?.writes ?? [])
      toastSaved(saved, {
        title: `Event ${isNew ? 'created' : 'updated'} successfully`,
        ...(plan && { action: { label: 'Undo', onClick: undo } }),
      })
    } catch (error) {
      complain(error)
    }
  }
  const editor = useRecordForm({
    type: 'events',
    schema: NewEventSchema,
    record: edited ? edited.record : event,
    owner: user?.id ?? '',
    initial: edited?.initial ?? (event ? valuesOf(event) : newEvent(date)),
    newRecordId: edited?.newRecordId,
    ...(edited?.draftName !== undefined && { draftName: edited.draftName }),
    onSaved: (saved) => {
      void offerUndo(saved)
      onOpenChange(false)
      if (part?.scope !== 'all') onSaved(saved)
    },
    onFailed: complain,
    onInvalid: () =>
      toast({
        title: 'Validation Error',
        description: 'Please fill in all required fields',
        variant: 'destructive',
      }),
  })

  const dayOff = useDayOff()
  const isAsking = useRef(false)
  const { form } = editor
  const submit: typeof form.submit = (submitted) => {
    submitted.preventDefault()
    const { currentTarget } = submitted
    const save = () => form.submit({ preventDefault: () => undefined, currentTarget })
    const values = form.latest()
    // Nobody is asked about a day that stays, or about an event that can't be saved yet.
    if (values.date === edited?.initial.date || values.date === event?.date || values.title.trim() === '')
      return save()
    if (isAsking.current) return
    isAsking.current = true
    const askFirst = async () => {
      if (await mayPlanOn(values.date, await dayOff())) save()
    }
    void askFirst().finally(() => (isAsking.current = false))
  }

  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'New Event' : 'Edit Event'}
      {...(edited && { description: edited.description })}
      saveLabel={isNew ? 'Create Event' : 'Save Event'}
      editor={{ ...editor, form: { ...form, submit } }}
      tell={tell}
    >
      {(form) => (
        <VoiceTabs
          kind="event"
          form={form}
          isNew={isNew}
          names={fieldNames}
          text="description"
          follow={follow}
        >
          {(mark) => (
            <>
              {isNew && (
                <QuickEntry kind="event" form={form} names={fieldNames} text="description" follow={follow} />
              )}
              <EventFields form={form} mark={mark} canRepeat={part?.scope !== 'one'} />
            </>
          )}
        </VoiceTabs>
      )}
    </RecordDialog>
  )
}

/** What follows from the fields that were filled in. */
const follow = ({ values, filled }: { values: EventValues; filled: Partial<EventValues> }): EventValues => ({
  ...values,
  ...(filled.eventType !== undefined && { icon: eventTypeIcons[filled.eventType] }),
  endTime: values.endTime === '' ? (usualEnd(values.startTime) ?? '') : values.endTime,
})

const tell = ({ title, date, startTime, endTime, repeats, location, description }: CalendarEvent) =>
  [
    title,
    `${formatIsoDate(date)}, ${startTime} – ${endTime}`,
    repeats && describeRule(repeats, date),
    location,
    description,
  ]
    .filter(Boolean)
    .join('\n')
