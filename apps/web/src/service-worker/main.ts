/// <reference lib="webworker" />
/** Answers a visit without a connection with a page of our own instead of the browser's. Nothing private is ever kept here. */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

const cacheName = 'stillwater-offline-v1'
const offlinePage = '/offline.html'

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add(offlinePage)))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches())
})

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(navigate(event.request))
})

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

async function navigate(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await caches.match(offlinePage)
    if (page === undefined) throw error
    return page
  }
}
