import { useState } from 'react'
import { messageOf } from '#shared/api/error.ts'
import { Button } from '#shared/ui/button.tsx'
import { FieldError } from '#shared/ui/field/field.tsx'
import type { Key } from './cipher.ts'

interface PasskeyButtonProps {
  /** There is no other way. */
  readonly isMain: boolean
  /** Undefined if the user closes the browser's dialog. */
  readonly open: () => Promise<Key | undefined>
  readonly onOpen: (key: Key) => Promise<void> | void
}

export function PasskeyButton({ isMain, open, onOpen }: PasskeyButtonProps) {
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    setError('')
    try {
      const key = await open()
      if (key !== undefined) await onOpen(key)
    } catch (failure) {
      setError(messageOf(failure, 'Please try again.'))
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-2" aria-live="polite">
      <Button variant={isMain ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void ask()}>
        Use your passkey
      </Button>
      {error !== '' && <FieldError id="passkey-error">{error}</FieldError>}
    </div>
  )
}
