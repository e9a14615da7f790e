import type { BadgeTone } from './badge.tsx'

/** The colour of a goal's category, written in any case: four have their own, any other is grey. */
export function goalTone(category: string): BadgeTone {
  switch (category.toLowerCase()) {
    case 'spiritual':
      return 'violet'
    case 'personal':
      return 'teal'
    case 'family':
      return 'amber'
    case 'financial':
      return 'green'
    default:
      return 'grey'
  }
}
