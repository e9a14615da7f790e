import * as z from 'zod/mini'

/** Minutes since midnight where the user is. */
export const clockTime = () => z.int().check(z.minimum(0), z.maximum(1439))

/** How long before an event its reminder may come: a week at most. */
export const longestNotice = 10_080
export const noticeMinutes = () => z.int().check(z.minimum(0), z.maximum(longestNotice))
