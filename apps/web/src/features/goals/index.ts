export { goalsQuery } from './goal-room.ts'
export { GoalsCard } from './goals-card.tsx'
