import type { BadgeTone } from './badge.tsx'

const tones = new Map<string, BadgeTone>([
  ['personal', 'teal'],
  ['family', 'amber'],
  ['spiritual', 'violet'],
  ['financial', 'green'],
  ['congregation', 'water'],
  ['ministry', 'lamp'],
])

/** The color of a category, the same wherever it is shown. Case-insensitive; any other is gray. */
export const categoryTone = (category: string): BadgeTone => tones.get(category.toLowerCase()) ?? 'grey'
