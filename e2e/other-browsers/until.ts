import { setTimeout as pause } from 'node:timers/promises'

/** Generous, for busy machines: nothing here is measured by time. */
const timeout = 90_000

/** Asks again and again until the answer is true, and says what was waited for if it never is. */
export async function until(
  what: string,
  ask: () => Promise<boolean>,
  describe: () => Promise<string> = () => Promise.resolve(''),
): Promise<void> {
  const end = performance.now() + timeout
  while (!(await ask())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}\n${await describe()}`)
    await pause(50)
  }
}
