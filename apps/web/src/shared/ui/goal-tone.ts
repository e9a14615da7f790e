import type { BadgeTone } from './badge.tsx'

/** The color of a goal's category, case-insensitive: four have their own, any other is gray. */
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
