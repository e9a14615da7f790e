import type { ComponentType } from 'react'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { ScreenSkeleton } from './loading-page.tsx'

export type LazyScreen = ReturnType<typeof lazyComponent<object>> & {
  /** What is done in advance, besides loading its code, so that the tap that opens it need not wait. */
  readonly prepare?: () => Promise<void>
}

/** A screen whose code is loaded when it is first opened, or in advance where a link leads to it. */
export function screen<Name extends string, Module extends Record<Name, ComponentType>>(
  load: () => Promise<Module>,
  name: Name,
  Placeholder = ScreenSkeleton,
  prepare?: (module: Module) => Promise<void>,
): LazyScreen {
  const Screen = lazyComponent<object>(async () => (await load())[name], Placeholder)
  return prepare === undefined
    ? Screen
    : Object.assign(Screen, { prepare: async () => prepare(await load()) })
}
