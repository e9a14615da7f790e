import { limits } from '@stillwater/contract/limits'
import { useState } from 'react'
import { useUser } from '#features/auth/index.ts'
import { suggestedStarts } from '#shared/agenda/suggested-times.ts'
import { Suggestions } from '#shared/agenda/suggestions.tsx'
import { TimeField } from '#shared/agenda/time-field.tsx'
import { messageOf } from '#shared/api/error.ts'
import { PreachedNote } from '#shared/preached/preached-note.tsx'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { usePreparing } from '../week/use-preparing.ts'
import { planService, type ServicePlan } from './plan-service.ts'
import { ServiceChanges } from './service-changes.tsx'
import { newService, ServiceFormSchema, serviceKinds, serviceNames, serviceTitle } from './service-form.ts'
import { useService } from './use-service.ts'

interface ServiceDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A service that nobody planned for: adds it with a visit and a sermon draft, and moves what was planned around it. */
export function ServiceDialog({ open, onOpenChange }: ServiceDialogProps) {
  const user = useUser()
  const { today, preparing, sermons } = usePreparing()
  const addService = useService()
  // While it closes, it still shows what was done.
  const [done, setDone] = useState<ServicePlan>()
  const editor = useRecordForm({
    type: 'events',
    schema: ServiceFormSchema,
    record: undefined,
    owner: user?.id ?? '',
    draftName: 'service',
    initial: newService(today),
    onSaved: (saved) => {
      setDone(plan)
      onOpenChange(false)
      void addService(plan, saved)
    },
    onFailed: (error) =>
      toast({
        title: 'Failed to save the service',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  const { values } = editor.form
  const plan = done ?? planService(values, sermons, preparing)
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title="A Funeral or Other Service"
      saveLabel="Add Service"
      editor={editor}
      tell={({ title }) => title}
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <Choice
            label="Kind"
            options={serviceKinds.map((value) => ({ value, label: serviceNames[value] }))}
            value={values.kind}
            onValueChange={(kind) => form.set('kind', kind)}
          />
          <Field
            label={values.kind === 'service' ? 'Title' : 'For whom'}
            optional
            error={form.errors['title']}
          >
            <Input {...form.text('name')} maxLength={limits.title - 30} autoComplete="off" data-autofocus />
          </Field>
          <Field label="Date" error={form.errors['date']}>
            <DatePicker
              value={values.date}
              onValueChange={(date) => {
                if (date === null) return
                const { visitDate } = form.latest()
                form.replace({ ...form.latest(), date, visitDate: visitDate < date ? visitDate : date })
              }}
            />
          </Field>
          <div className="grid gap-2">
            <TimeField
              label="Start time"
              error={form.errors['startTime']}
              text={form.text('startTime')}
              onChoose={(time) => form.set('startTime', time)}
            />
            <Suggestions
              label="Common times"
              suggestions={suggestedStarts}
              onChoose={(time) => form.set('startTime', time)}
            />
          </div>
          <Field label="Place" optional error={form.errors['location']}>
            <Input {...form.text('location')} maxLength={limits.title} autoComplete="off" />
          </Field>
          <Switch
            label="Visit with the family"
            checked={values.hasVisit}
            onCheckedChange={(hasVisit) => form.set('hasVisit', hasVisit)}
          />
          {values.hasVisit && (
            <div className="flex flex-wrap gap-4">
              <Field label="Visit date" className="grow basis-44">
                <DatePicker
                  value={values.visitDate}
                  onValueChange={(date) => date !== null && form.set('visitDate', date)}
                />
              </Field>
              <TimeField
                label="Visit time"
                optional
                text={form.text('visitTime')}
                onChoose={(time) => form.set('visitTime', time)}
              />
            </div>
          )}
          <Switch
            label="Sermon draft"
            checked={values.hasSermon}
            onCheckedChange={(hasSermon) => form.set('hasSermon', hasSermon)}
          />
          {values.hasSermon && (
            <div>
              <Field label="Passage" optional>
                <Input {...form.text('reference')} maxLength={limits.title} placeholder="Psalm 23" />
              </Field>
              <PreachedNote reference={values.reference} />
            </div>
          )}
          <ServiceChanges title={serviceTitle(values)} date={values.date} plan={plan} />
        </div>
      )}
    </RecordDialog>
  )
}
