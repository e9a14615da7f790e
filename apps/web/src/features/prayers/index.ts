export { praySettingsQuery } from './pray/pray-queries.ts'
