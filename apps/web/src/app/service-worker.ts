let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

/** A new version lies ready. It is offered, never forced: somebody may be in the middle of a sentence. */
export const hasNewVersion = (): boolean => waiting !== undefined

export function watchNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take over')
}

/** On the load event: keeping every file must not compete with what the page itself is made of. A failure is only logged. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .then(follow)
      .catch((error: unknown) => {
        console.log('Service worker registration failed', error)
      })
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

const hour = 3_600_000

function follow(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    // The very first worker has no older version to replace.
    if (worker?.state !== 'installed' || navigator.serviceWorker.controller === null) return
    waiting = worker
    for (const listener of listeners) listener()
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => offer(installing))
  })
  // An app that stays open for weeks still hears of a new version.
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < hour) return
    asked = Date.now()
    registration.update().catch((error: unknown) => console.log('No word of a new version', error))
  })
}
