import type { Sermon } from './sermons.ts'

/**
 * How many notes a sermon has: one for those of its dialog, where there are any. What a client has sent counts only while there is
 * nothing to count.
 */
export const noteCountOf = ({ notes, noteCount }: Pick<Sermon, 'notes' | 'noteCount'>): number =>
  notes === null ? noteCount : 1
