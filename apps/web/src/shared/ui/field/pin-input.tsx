import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

interface PinInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** It is of digits alone: phones show their keypad. */
  readonly digits?: boolean
}

/** A PIN or the password of the app lock. No password manager offers to fill it in or to store it. */
export const PinInput = ({ digits = false, ...props }: PinInputProps) => (
  <Input
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...props}
    {...(digits && { inputMode: 'numeric', pattern: '[0-9]*' })}
    type="password"
    autoComplete="off"
    data-1p-ignore
    data-lpignore="true"
  />
)
