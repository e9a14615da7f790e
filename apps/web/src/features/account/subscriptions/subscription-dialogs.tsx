import {
  type CalendarSubscription,
  CalendarSubscriptionChangesSchema,
  NewCalendarSubscriptionSchema,
} from '@stillwater/contract/calendar/calendar-subscriptions'
import { type CalendarColor, calendarColors } from '@stillwater/contract/choices'
import { useQueryClient } from '@tanstack/react-query'
import { calendarDots, colorNames } from '#shared/agenda/calendar-tone.ts'
import { subscriptionsQuery } from '#shared/agenda/subscriptions-query.ts'
import { call } from '#shared/api/call.ts'
import type { Errors, Form } from '#shared/form/use-form.ts'
import { cx } from '#shared/ui/cx.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
import { useReloadSubscriptions } from './use-subscription-writes.ts'

const colors = calendarColors.map((value) => ({
  value,
  label: colorNames[value],
  icon: <span aria-hidden="true" className={cx('size-4 shrink-0 rounded-full', calendarDots[value])} />,
}))

export function AddSubscriptionDialog({ open, onOpenChange }: AccountDialogProps) {
  const client = useQueryClient()
  const reload = useReloadSubscriptions()
  const known = client.getQueryData(subscriptionsQuery.queryKey) ?? []
  const free = calendarColors.find((color) => known.every((calendar) => calendar.color !== color))
  const add = useAccountForm({
    schema: NewCalendarSubscriptionSchema,
    initial: { address: '', name: '', color: free ?? 'teal' },
    send: (body) => call('POST /api/calendar-subscriptions', { body }),
    onDone: (added) => {
      const same = known.find(({ id }) => id === added.id)
      toast(
        same === undefined
          ? { title: 'Calendar added', description: 'Its events appear in your calendar in a moment.' }
          : { title: 'You already have this calendar', description: `It’s shown as “${same.name}.”` },
      )
      onOpenChange(false)
      return reload()
    },
    failed: 'Calendar not added',
  })
  return (
    <AccountForm
      {...add}
      open={open}
      onOpenChange={onOpenChange}
      title="Add a Calendar"
      description="Its events are shown beside yours. You can’t change them here, and you get no reminders for them."
      submitLabel="Add Calendar"
      busyLabel="Adding..."
    >
      <Field
        label="Address"
        error={add.form.errors['address']}
        hint="Google: in the settings of that calendar, copy the “Secret address in iCal format.” iPhone, Mac and Outlook: copy the link of the shared or published calendar."
      >
        <Input
          {...add.form.text('address')}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          placeholder="https://…"
          data-autofocus
        />
      </Field>
      <NameAndColor form={add.form} />
    </AccountForm>
  )
}

interface EditProps extends AccountDialogProps {
  readonly calendar: CalendarSubscription
}

export function EditSubscriptionDialog({ calendar, open, onOpenChange }: EditProps) {
  const reload = useReloadSubscriptions()
  const edit = useAccountForm({
    schema: CalendarSubscriptionChangesSchema,
    initial: { name: calendar.name, color: calendar.color },
    send: (body) => call('PATCH /api/calendar-subscriptions/:id', { params: { id: calendar.id }, body }),
    onDone: () => {
      toast({ title: 'Calendar saved' })
      onOpenChange(false)
      return reload()
    },
    failed: 'Calendar not saved',
  })
  return (
    <AccountForm
      {...edit}
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Calendar"
      submitLabel="Save Calendar"
    >
      <NameAndColor form={edit.form} autofocus />
      <div>
        <p className="mb-1.5 text-sm font-medium">Address</p>
        <p className="rounded-control bg-sunk p-3 font-mono text-sm break-all select-all">
          {calendar.address}
        </p>
      </div>
    </AccountForm>
  )
}

interface NameAndColorProps {
  readonly form: {
    readonly errors: Errors
    readonly values: { readonly color: CalendarColor }
    readonly text: (name: 'name') => ReturnType<Form<object>['text']>
    readonly set: (name: 'color', color: CalendarColor) => void
  }
  readonly autofocus?: boolean
}

function NameAndColor({ form, autofocus = false }: NameAndColorProps) {
  return (
    <>
      <Field label="Name" error={form.errors['name']}>
        <Input
          {...form.text('name')}
          maxLength={60}
          autoComplete="off"
          placeholder="Family"
          {...(autofocus && { 'data-autofocus': true })}
        />
      </Field>
      <Field label="Color" error={form.errors['color']}>
        <Select
          options={colors}
          value={form.values.color}
          onValueChange={(color) => form.set('color', color)}
        />
      </Field>
    </>
  )
}
