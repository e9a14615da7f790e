export { loadActivityDialog } from './load-activity-dialog.ts'
export { TodayActivitiesCard } from './today-activities-card.tsx'
