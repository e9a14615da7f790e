export { goalsQuery } from './goal-queries.ts'
export { GoalsCard } from './goals-card.tsx'
