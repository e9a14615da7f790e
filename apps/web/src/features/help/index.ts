export { GuideHost } from './guide-host.tsx'
export { Tip } from './tip.tsx'
export { guideOpen } from './use-help.ts'
