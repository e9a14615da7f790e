import { setPriority } from 'node:os'

/** A third of the time of a thread that is as busy and has not stepped back, so that it does not starve beside other programs. */
const nice = 5

/**
 * Requests come first: the thread that calls this works in the time that they leave. On Linux every thread has a priority of its
 * own; elsewhere this would slow the whole server down.
 */
export function workBelowRequests(): void {
  if (process.platform === 'linux') setPriority(0, nice)
}
