import { GuessHint } from '#shared/secrets/guess-hint.tsx'
import { pinAdvice } from './pin-advice.ts'

/** How far a PIN or password protects, said while it is chosen. */
export const PinHint = ({ pin }: { readonly pin: string }) =>
  pin === '' ? pinAdvice(pin) : <GuessHint typed={pin} words={pinAdvice(pin)} />
