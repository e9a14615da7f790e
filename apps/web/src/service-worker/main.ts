/// <reference lib="webworker" />
import './push.ts'
import { isShare, openShared } from './share.ts'

/**
 * Keeps the app itself, so that it opens at once and without a connection. What belongs to a user is never kept here: calls to /api
 * pass by untouched.
 */
interface Shell {
  readonly version: string
  /** Every file of this build. */
  readonly files: readonly string[]
  /** One file with all the scripts among them, by their paths. */
  readonly scripts: string
}

/** The build writes the list in front of this script. */
const worker = globalThis as unknown as ServiceWorkerGlobalScope & { readonly shell?: Shell }
const { version = 'none', files = [], scripts = '' } = worker.shell ?? {}

const prefix = 'stillwater shell '
const cacheName = prefix + version
const page = '/'
const offlinePage = '/offline.html'
const known = new Set(files)

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheShell())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), worker.clients.claim()]))
})

/** The user has accepted the new version. */
worker.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take over') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== worker.location.origin) return
  if (isShare(request)) event.respondWith(openShared(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (isScreen(url.pathname)) event.respondWith(openPage(event))
  } else if (known.has(url.pathname) || url.pathname.startsWith('/assets/')) {
    event.respondWith(openFile(request))
  }
})

/** Files and probes have their own addresses; every other one is a screen of the app. */
const isScreen = (path: string) => !/^\/(api|assets|livez|readyz)(\/|$)|\.[a-z0-9]+$/i.test(path)

/** The page that registers us is just starting: its own calls and its first screen go before all the files of the app. */
const untilPageRests = 3000
const atOnce = 6

async function cacheShell(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, untilPageRests))
  const isFirst = (await shellNames()).length === 0
  const cache = await caches.open(cacheName)
  if (isFirst) await storeScripts(cache)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [page, offlinePage, ...files].filter((path) => !stored.has(path))
  while (missing.length > 0) await cache.addAll(missing.splice(0, atOnce))
}

/** Hundreds of requests cost a phone seconds, one does not. Of a later version the browser has most scripts already. */
async function storeScripts(cache: Cache): Promise<void> {
  const answer = await fetch(scripts)
  if (!answer.ok) throw new Error(`The scripts cannot be stored: ${answer.status}`)
  const headers = { 'content-type': 'text/javascript' }
  for (const [path, text] of Object.entries((await answer.json()) as Record<string, string>))
    await cache.put(path, new Response(text, { headers }))
}

const isShell = (name: string) => name.startsWith(prefix)
const shellNames = async () => (await caches.keys()).filter(isShell)

/** The previous build's files stay: an open tab may need one that the server no longer has. */
async function dropOldShells(): Promise<void> {
  const names = await caches.keys()
  const shells = names.filter((name) => isShell(name) && name !== cacheName)
  const others = names.filter((name) => !isShell(name))
  await Promise.all([...others, ...shells.slice(0, -1)].map((name) => caches.delete(name)))
}

/** The cached page opens at once and is refreshed in the background. */
async function openPage(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName)
  const cached = await cache.match(page)
  if (cached !== undefined) {
    event.waitUntil(refreshPage(cache))
    return cached
  }
  try {
    return await fetch(event.request)
  } catch (error) {
    const fallback = await caches.match(offlinePage)
    if (fallback === undefined) throw error
    return fallback
  }
}

/** Its headers may have changed without a new build, such as the policy once donations are switched on. */
async function refreshPage(cache: Cache): Promise<void> {
  try {
    const answer = await fetch(page, { redirect: 'error' })
    const text = await answer.clone().text()
    // A page of a newer build belongs to that build's worker; a foreign page, such as a hotel's sign-in, is ignored.
    if (answer.ok && isOurs(text)) await cache.put(page, answer)
  } catch (error) {
    console.debug('The page was not refreshed', error)
  }
}

function isOurs(text: string): boolean {
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(text)?.[1]
  return script !== undefined && known.has(script)
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
