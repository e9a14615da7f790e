import { lazyComponent } from '#shared/ui/lazy.tsx'
import { StepLineSpace } from './step-line-space.tsx'

export const StepLine = lazyComponent(async () => (await import('./step-line.tsx')).StepLine, StepLineSpace)
