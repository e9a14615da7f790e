import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** Digits on the keypad of a phone. No password manager offers to fill it in or to store it. */
export const PinInput = (props: Omit<ComponentProps<'input'>, 'type'>) => (
  <Input
    {...props}
    type="password"
    inputMode="numeric"
    pattern="[0-9]*"
    maxLength={8}
    autoComplete="off"
    data-1p-ignore
    data-lpignore="true"
  />
)
