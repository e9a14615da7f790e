import type { LaneLimits } from '#core/outgoing/lanes.ts'

/** How many messages may be in flight at once. */
export const laneLimits = {
  all: 32,
  host: 24,
  user: 4,
  failing: { host: 4, user: 1 },
} as const satisfies LaneLimits
