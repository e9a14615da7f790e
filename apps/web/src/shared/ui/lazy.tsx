import { type ComponentType, useSyncExternalStore } from 'react'

type Outcome<P> = { readonly Loaded: ComponentType<P> } | { readonly error: unknown }

/**
 * A component whose code comes when it is first drawn, with a placeholder until then. What has come is drawn at once; React's `lazy` would
 * hold it back until its placeholder has stood for 300 ms.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Placeholder?: ComponentType<P>,
): ComponentType<P> & { readonly load: () => Promise<void> } {
  let outcome: Outcome<P> | undefined
  let coming: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const end = (result: Outcome<P>) => {
    outcome = result
    for (const listener of listeners) listener()
  }
  const fetchCode = () =>
    (coming ??= load().then(
      (Loaded) => end({ Loaded }),
      (error: unknown) => end({ error }),
    ))
  const watch = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const read = () => outcome

  function Lazy(props: P) {
    const come = useSyncExternalStore(watch, read, read)
    if (come === undefined) {
      void fetchCode()
      return Placeholder && <Placeholder {...props} />
    }
    if ('error' in come) throw come.error
    return <come.Loaded {...props} />
  }
  return Object.assign(Lazy, { load: fetchCode })
}
