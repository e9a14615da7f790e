export { planSettingsQuery } from './plan-queries.ts'
