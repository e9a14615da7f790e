export { GuideHost } from './guide-host.tsx'
export { Spotlight } from './spotlight.tsx'
export { Tip } from './tip.tsx'
