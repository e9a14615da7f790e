import { useState } from 'react'
import * as z from 'zod/mini'
import { readLock } from '#shared/lock/lock-settings.ts'
import { pinWords } from '#shared/lock/pin-words.ts'
import { turnOff } from '#shared/lock/turn-lock.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { PinInput } from '#shared/ui/field/pin-input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
import { currentPin } from './pin-schema.ts'
import { proveOwner } from './prove-owner.ts'

export function TurnOffDialog({ open, onOpenChange }: AccountDialogProps) {
  const [pin] = useState(() => readLock()?.pin)
  const off = useAccountForm({
    schema: z.object({ currentPin: currentPin(pin) }),
    initial: { currentPin: '' },
    send: async (typed) => {
      if ((await proveOwner(typed.currentPin)) === undefined) return false
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
        pin
          ? 'Anyone using this device will be able to open Stillwater.'
          : 'Anyone using this device will be able to open Stillwater. We’ll ask for your passkey one last time.'
      }
      submitLabel="Turn Off"
      busyLabel="Turning off..."
    >
      {pin && (
        <Field label={pinWords(pin).current} error={off.form.errors['currentPin']}>
          <PinInput {...off.form.text('currentPin')} digits={pin.letters !== true} data-autofocus />
        </Field>
      )}
    </AccountForm>
  )
}
