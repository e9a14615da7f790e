import { createStore } from '#shared/store.ts'

/** A new version that is ready. It is offered, never forced: the user may be in the middle of a sentence. */
export const waitingWorker = createStore<ServiceWorker | undefined>(undefined)

export function switchToNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waitingWorker.get()?.postMessage('take over')
}

/** After the load event: caching every file must not compete with the page's own downloads. A failure is only logged. */
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
    waitingWorker.set(worker)
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => offer(installing))
  })
  // For an app that stays open for weeks.
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < hour) return
    checkedAt = Date.now()
    registration.update().catch((error: unknown) => console.log('Could not check for a new version', error))
  })
}
