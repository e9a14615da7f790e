import { vi } from 'vitest'

/** From now on it is this time, until the end of the test. Timers go on. */
export const setTime = (now: Date | string): unknown =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
