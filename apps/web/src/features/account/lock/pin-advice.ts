import { isDigits } from '#shared/lock/pin.ts'

/** From here on even a computer takes long, if it is none of the first guesses. */
const long = 12

/** What a PIN or password is good for, and what not. No time is promised: it depends on the computer that guesses. */
export function pinAdvice(pin: string): string {
  const length = pin.trim().length
  if (length === 0)
    return 'Digits are quick to type and keep out someone who picks up this device. A few words also protect what’s stored if its files are copied.'
  if (length >= long) return 'This is hard to guess, even for a computer, unless it’s a verse or a saying.'
  if (isDigits(pin))
    return 'This keeps out someone who picks up this device. If its files are copied, a computer can quickly try every PIN of this length.'
  return 'This is harder to guess than digits. If this device’s files are copied, a computer may still find it. A few words are safer.'
}
