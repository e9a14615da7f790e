export { TodayActivitiesCard } from './today-activities-card.tsx'
