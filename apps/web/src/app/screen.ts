import type { ComponentType } from 'react'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { ScreenSkeleton } from './loading-page.tsx'

export type LazyScreen = ReturnType<typeof lazyComponent<object>>

/** A screen whose code is loaded when it is first opened. */
export const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  Placeholder = ScreenSkeleton,
): LazyScreen => lazyComponent(async () => (await load())[name], Placeholder)
