import { type FormEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '#shared/api/error.ts'
import type { Key } from '#shared/lock/cipher.ts'
import type { PinLock } from '#shared/lock/lock-settings.ts'
import { isPin } from '#shared/lock/pin.ts'
import { pinWords, triesText } from '#shared/lock/pin-words.ts'
import { tryPin } from '#shared/lock/unlock.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { PinInput } from '#shared/ui/field/pin-input.tsx'

interface PinFormProps {
  readonly lock: PinLock
  readonly onOpen: (key: Key) => Promise<void>
  /** The last try was wrong too. */
  readonly onOut: () => Promise<void>
}

export function PinForm({ lock, onOpen, onOut }: PinFormProps) {
  const words = pinWords(lock)
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  // There is nothing else to do here.
  useEffect(() => field.current?.focus(), [])

  async function check(): Promise<string | undefined> {
    if (!isPin(pin)) return `${words.ask}.`
    const answer = await tryPin(pin)
    if ('key' in answer) await onOpen(answer.key)
    else if (answer.triesLeft === 0) await onOut()
    else {
      setPin('')
      return triesText(answer.triesLeft, lock)
    }
    return undefined
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setError(await check().catch((failure: unknown) => messageOf(failure, 'Please try again.')))
    setBusy(false)
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      {/* Read out when it changes: the focus is in the field already. */}
      <div aria-live="polite">
        <Field label={words.label} error={error}>
          <PinInput
            ref={field}
            digits={lock.letters !== true}
            name="pin"
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Unlocking...">
        Unlock
      </Button>
    </form>
  )
}
