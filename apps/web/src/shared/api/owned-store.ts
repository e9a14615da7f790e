import { createStore, useStore } from '#shared/store.ts'
import { currentCaller } from './call.ts'

/** What a page does for one user. On a shared device another may sign in on the same page, who sees the initial value instead. */
export function createOwnedStore<T>(initial: T) {
  const store = createStore(initial)
  let owner: string | undefined
  const isOwn = () => owner === currentCaller()
  return {
    isOwn,
    get: () => (isOwn() ? store.get() : initial),
    set: store.set,
    /** From now on it is of whoever is signed in, whom it answers. */
    claim() {
      owner = currentCaller()
      return owner
    },
    useValue: (): T => {
      const value = useStore(store)
      return isOwn() ? value : initial
    },
  }
}
