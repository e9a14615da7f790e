import type { Sermon } from './sermons.ts'

/**
 * How many notes a device shows for a sermon: the server's count, which has those of the dialog as one and every study note. Notes
 * that the server has not seen yet count at once.
 */
export const noteCountOf = ({ notes, noteCount }: Pick<Sermon, 'notes' | 'noteCount'>): number =>
  notes === null ? noteCount : Math.max(noteCount, 1)
