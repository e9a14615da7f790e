/** How wrong passwords are slowed down: some attempts are free, then each further one has to wait longer. Pure. */
export interface Counter {
  readonly failures: number
  readonly windowStart: number
  readonly blockedUntil: number
}

export interface Rule {
  /** Attempts without any wait. */
  readonly free: number
  readonly firstWait: number
  /** The longest wait: no account is locked forever. */
  readonly longestWait: number
}

const minute = 60_000
/** A counter that rested this long starts again. */
export const windowLength = 60 * minute

export const accountRule: Rule = { free: 10, firstWait: 30_000, longestWait: 15 * minute }
export const addressRule: Rule = { free: 100, firstWait: 30_000, longestWait: 15 * minute }
/** Nobody's mailbox is filled with reset links. */
export const mailRule: Rule = { free: 5, firstWait: minute, longestWait: 15 * minute }
/** A church whose devices all rest on the sign-in screen never gets there. */
export const challengeRule: Rule = { free: 1000, firstWait: 30_000, longestWait: 15 * minute }
/** A calendar service asks from few addresses for the calendars of many, also for those that are no longer shared. */
export const secretAddressRule: Rule = { free: 200, firstWait: 30_000, longestWait: 15 * minute }
/** Many households may share it. */
export const wideNetworkRule: Rule = { free: 400, firstWait: 30_000, longestWait: 15 * minute }

type Verdict = { allowed: true; counter: Counter } | { allowed: false; wait: number }

/** Counts an attempt before it is made, so that a hundred concurrent attempts count as a hundred. */
export function tryOnce(rule: Rule, counter: Counter | undefined, now: number): Verdict {
  const current =
    counter === undefined || now - counter.windowStart > windowLength
      ? { failures: 0, windowStart: now, blockedUntil: 0 }
      : counter
  if (current.blockedUntil > now) return { allowed: false, wait: current.blockedUntil - now }
  const failures = current.failures + 1
  const over = failures - rule.free
  const wait = over < 0 ? 0 : Math.min(rule.firstWait * 2 ** Math.min(over, 20), rule.longestWait)
  return {
    allowed: true,
    counter: {
      failures,
      windowStart: over < 0 ? current.windowStart : now,
      // Not "now" when there is no wait: a try that took its time an instant earlier would be refused.
      blockedUntil: wait === 0 ? 0 : now + wait,
    },
  }
}
