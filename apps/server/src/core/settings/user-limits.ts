import { limitsOf, type UserLimits } from '../records/usage.ts'

/** Reads what one user may store and how fast they may write. */
export function readLimits(value: (name: string) => string | undefined, faults: string[]): UserLimits {
  const read = (name: string, usual: number) => {
    const text = value(name) ?? String(usual)
    if (!/^[1-9]\d{0,8}$/.test(text)) {
      faults.push(
        `${name} is "${text}": use a whole number from 1 to 999999999, for example ${name}=${usual}.`,
      )
    }
    return Number(text)
  }
  return limitsOf(
    read('USER_MAX_RECORDS', 20_000),
    read('USER_MAX_MEGABYTES', 200),
    read('USER_MAX_WRITES_PER_MINUTE', 2000),
  )
}
