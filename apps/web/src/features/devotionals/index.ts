export { DevotionalCard } from './devotional-card.tsx'
export { useTodaysDevotional } from './use-todays-devotional.ts'
