import { useState } from 'react'
import * as z from 'zod/mini'
import { readLock } from '#shared/lock/lock-settings.ts'
import { turnOff } from '#shared/lock/turn-lock.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { PinInput } from '#shared/ui/field/pin-input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
import { CurrentPinSchema } from './pin-schema.ts'
import { proveOwner } from './prove-owner.ts'

export function TurnOffDialog({ open, onOpenChange }: AccountDialogProps) {
  const [hasPin] = useState(() => readLock()?.pin !== undefined)
  const off = useAccountForm({
    schema: z.object({ currentPin: hasPin ? CurrentPinSchema : z.string() }),
    initial: { currentPin: '' },
    send: async ({ currentPin }) => {
      if ((await proveOwner(currentPin)) === undefined) return false
      await turnOff()
      return true
    },
    onDone: (isOff) => {
      if (!isOff) return
      toast({ title: 'App lock is off' })
      onOpenChange(false)
    },
    failed: 'App lock not turned off',
  })

  return (
    <AccountForm
      {...off}
      open={open}
      onOpenChange={onOpenChange}
      title="Turn Off App Lock"
      description={
        hasPin
          ? 'Anyone using this device will be able to open Stillwater.'
          : 'Anyone using this device will be able to open Stillwater. We’ll ask for your passkey one last time.'
      }
      submitLabel="Turn Off"
      busyLabel="Turning off..."
    >
      {hasPin && (
        <Field label="Current PIN" error={off.form.errors['currentPin']}>
          <PinInput {...off.form.text('currentPin')} data-autofocus />
        </Field>
      )}
    </AccountForm>
  )
}
