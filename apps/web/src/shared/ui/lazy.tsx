import type { ComponentType } from 'react'
import { createStore, useStore } from '#shared/store.ts'

type Outcome<P> = { readonly Loaded: ComponentType<P> } | { readonly error: unknown }

/**
 * A component whose code is loaded when it is first rendered, with a placeholder until then. It appears as soon as it is loaded; React's
 * `lazy` would wait until its placeholder has been visible for 300 ms.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Placeholder?: ComponentType<P>,
): ComponentType<P> & { readonly load: () => Promise<void>; readonly isLoaded: () => boolean } {
  const outcome = createStore<Outcome<P> | undefined>(undefined)
  let loading: Promise<void> | undefined
  const loadOnce = () => (loading ??= load().then((Loaded) => outcome.set({ Loaded })))
  /** What fails in advance is tried again when it is rendered. */
  const loadInAdvance = () =>
    loadOnce().catch((error: unknown) => {
      loading = undefined
      throw error
    })

  function Lazy(props: P) {
    const result = useStore(outcome)
    if (result === undefined) {
      loadOnce().catch((error: unknown) => outcome.set({ error }))
      return Placeholder && <Placeholder {...props} />
    }
    if ('error' in result) throw result.error
    return <result.Loaded {...props} />
  }
  return Object.assign(Lazy, { load: loadInAdvance, isLoaded: () => outcome.get() !== undefined })
}

const oneMinute = 60_000

/** Loads code that works in the background: without a connection it is tried again each minute, and nobody is bothered with it. */
export async function loadInBackground<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, oneMinute))
    }
  }
}
