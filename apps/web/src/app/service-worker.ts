/** Registered once the page has loaded, so that it never competes with the first screen. A failure is only logged. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.log('Service worker registration failed', error)
    })
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
