import { useState } from 'react'
import * as z from 'zod/mini'
import { type LockSettings, lockTimes, readLock } from '#shared/lock/lock-settings.ts'
import { pinWords } from '#shared/lock/pin-words.ts'
import { changeLock, type LockChoice, turnOn } from '#shared/lock/turn-lock.ts'
import { Choice } from '#shared/ui/field/choice.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { PinInput } from '#shared/ui/field/pin-input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
import { useCanUsePasskey } from '../use-can-use-passkey.ts'
import { currentPin, pinFaults, type UnlockWay, unlockWays } from './pin-schema.ts'
import { PinHint } from './pin-hint.tsx'
import { proveOwner } from './prove-owner.ts'

const ways = [
  { value: 'pin', label: 'PIN' },
  { value: 'passkey', label: 'Passkey' },
  { value: 'both', label: 'Either' },
] as const

const times = [
  { value: 'hidden', label: 'Leaving the app' },
  { value: '2', label: '2 min' },
  { value: '5', label: '5 min' },
  { value: '15', label: '15 min' },
] as const

const wayOf = ({ pin, passkey }: Pick<LockSettings, 'pin' | 'passkey'>): UnlockWay =>
  passkey === undefined ? 'pin' : pin === undefined ? 'passkey' : 'both'

const LockFormSchema = z.object({
  currentPin: z.string(),
  way: z.enum(unlockWays),
  pin: z.string(),
  confirmPin: z.string(),
  after: z.enum(lockTimes),
})

/** The same form with the rules that depend on the lock there is. */
const schemaFor = (before: LockSettings | undefined) => {
  const hasPin = before?.pin !== undefined
  return z.extend(LockFormSchema, { currentPin: currentPin(before?.pin) }).check(({ value, issues }) => {
    for (const [field, message] of Object.entries(pinFaults(value, hasPin)))
      issues.push({ code: 'custom', path: [field], message, input: value })
  })
}

interface LockDialogProps extends AccountDialogProps {
  readonly userId: string
}

/** Turns the lock on, or changes how it opens and when it closes. */
export function LockDialog({ userId, open, onOpenChange }: LockDialogProps) {
  const [before] = useState(readLock)
  const canUsePasskey = useCanUsePasskey() || before?.passkey !== undefined
  const lock = useAccountForm({
    schema: schemaFor(before),
    initial: {
      currentPin: '',
      way: wayOf(before ?? {}),
      pin: '',
      confirmPin: '',
      after: before?.after ?? '5',
    },
    send: async ({ way, pin, after, ...typed }) => {
      const choice: LockChoice = {
        after,
        pin: way === 'passkey' ? undefined : pin || true,
        passkey: way !== 'pin' && (before?.passkey ? true : 'ask'),
      }
      if (before === undefined) return turnOn(userId, choice)
      const key = await proveOwner(typed.currentPin)
      return key !== undefined && changeLock(key, choice)
    },
    onDone: (isDone) => {
      if (!isDone) return
      toast(
        before
          ? { title: 'App lock changed' }
          : { title: 'App lock is on', description: 'You can lock Stillwater from the account menu too.' },
      )
      onOpenChange(false)
    },
    failed: before ? 'App lock not changed' : 'App lock not turned on',
  })
  const { form } = lock
  const { way } = form.values

  return (
    <AccountForm
      {...lock}
      open={open}
      onOpenChange={onOpenChange}
      title={before ? 'Change App Lock' : 'Turn On App Lock'}
      description="What Stillwater stores on this device is encrypted, and notifications show no titles."
      submitLabel={before ? 'Save' : 'Turn On'}
      busyLabel={before ? 'Saving...' : 'Turning on...'}
    >
      {before?.pin && (
        <Field label={pinWords(before.pin).current} error={form.errors['currentPin']}>
          <PinInput {...form.text('currentPin')} digits={before.pin.letters !== true} data-autofocus />
        </Field>
      )}
      {canUsePasskey && (
        <Choice
          label="Unlock With"
          options={ways}
          value={way}
          onValueChange={(next) => form.set('way', next)}
        />
      )}
      {way !== 'passkey' && (
        <>
          <Field
            label={before?.pin ? 'New PIN or Password' : 'PIN or Password'}
            optional={before?.pin !== undefined}
            error={form.errors['pin']}
            hint={<PinHint pin={form.values.pin} />}
          >
            <PinInput {...form.text('pin')} {...(before?.pin === undefined && { 'data-autofocus': true })} />
          </Field>
          <Field label="Confirm PIN or Password" error={form.errors['confirmPin']}>
            <PinInput {...form.text('confirmPin')} />
          </Field>
        </>
      )}
      <Choice
        label="Lock After"
        options={times}
        value={form.values.after}
        onValueChange={(after) => form.set('after', after)}
      />
    </AccountForm>
  )
}
