export { planSettingsQuery } from './plan-queries.ts'
export { StepLine } from './week/lazy-step-line.tsx'
