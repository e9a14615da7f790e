import type { Delivery } from '@stillwater/contract/sermons/deliveries'
import { earliestDate } from '@stillwater/contract/limits'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/auth/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { Suggestions } from '#shared/agenda/suggestions.tsx'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { formatIsoDate, todayIso } from '#shared/ui/date/iso-date.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { tellSaveFailed } from '../save-failed.ts'
import { deliveriesQuery } from '#shared/sermons/deliveries-query.ts'
import { DeliveryFormSchema } from './delivery-form.ts'

interface DeliveryDialogProps {
  readonly sermon: Sermon
  /** The one to change; without it a new one is logged. */
  readonly delivery?: Delivery | undefined
  /** When it was preached; today by default. */
  readonly date?: string | undefined
  /** What the pulpit's clock has counted. */
  readonly minutes?: number | undefined
  /** How many words the text has now. */
  readonly words?: number | undefined
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onSaved?: (() => void) | undefined
}

/** Places of earlier deliveries that are offered, the latest first. */
const mostPlaces = 3

function placesOf(deliveries: readonly Delivery[]): string[] {
  const places = deliveries.flatMap(({ place }) => place ?? [])
  return [...new Set(places)].slice(0, mostPlaces)
}

/** Logs that a sermon was preached: when, where, how long and how it went. */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { sermon, delivery, open, onOpenChange, onSaved } = props
  const user = useUser()
  const { data: deliveries = [] } = useQuery(deliveriesQuery)
  const { updateAtOnce } = useRecords('sermons')
  const places = placesOf(deliveries)
  const isNew = delivery === undefined
  const editor = useRecordForm({
    type: 'deliveries',
    schema: DeliveryFormSchema,
    record: delivery,
    owner: user?.id ?? '',
    draftName: sermon.id,
    initial: {
      sermonId: sermon.id,
      date: delivery?.date ?? props.date ?? todayIso(),
      place: delivery === undefined ? (places[0] ?? '') : (delivery.place ?? ''),
      minutes: String(delivery?.minutes ?? props.minutes ?? ''),
      words: delivery?.words ?? props.words ?? null,
      note: delivery?.note ?? '',
    },
    onSaved: (saved) => {
      toastSaved(saved, { title: isNew ? 'Logged as preached' : 'Changes saved', description: sermon.title })
      // The list may have the new one already.
      const isFirst =
        isNew && deliveries.every(({ id, sermonId }) => sermonId !== sermon.id || id === saved.id)
      if (isFirst && sermon.status !== 'completed' && sermon.status !== 'archived')
        void updateAtOnce(sermon, { status: 'completed' }).catch(tellSaveFailed)
      onOpenChange(false)
      onSaved?.()
    },
    onFailed: tellSaveFailed,
  })
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'Log as Preached' : 'Edit Preaching Log'}
      saveLabel={isNew ? 'Save to Log' : 'Save Changes'}
      editor={editor}
      tell={({ date, place, minutes, note }) =>
        [formatIsoDate(date), place, minutes !== null && `${minutes} min`, note].filter(Boolean).join('\n')
      }
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <Field label="Date" error={form.errors['date']}>
            <DatePicker
              value={form.values.date}
              onValueChange={(value) => value !== null && form.set('date', value)}
              min={earliestDate}
            />
          </Field>
          <div className="grid gap-2">
            <Field label="Place" optional error={form.errors['place']}>
              <Input {...form.text('place')} maxLength={200} />
            </Field>
            {places.length > 1 && (
              <Suggestions
                label="Earlier places"
                suggestions={places.map((place) => ({ label: place, value: place }))}
                onChoose={(place) => form.set('place', place)}
              />
            )}
          </div>
          <Field label="Minutes" optional error={form.errors['minutes']}>
            <Input {...form.text('minutes')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label="How did it go?" optional error={form.errors['note']}>
            <WithMicrophone>
              <TextArea {...form.text('note')} rows={3} />
            </WithMicrophone>
          </Field>
        </div>
      )}
    </RecordDialog>
  )
}
