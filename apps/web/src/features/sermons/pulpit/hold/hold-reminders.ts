import { openDB } from 'idb'

/** Safari takes the permission away from who does not show a message at once. */
const mustShow = () => /AppleWebKit(?!.*Chrom)/.test(navigator.userAgent)

/** Lets the reminders of this device wait: the service worker looks at this mark (service-worker/held-messages.ts). */
export function holdReminders(): () => void {
  if (!('serviceWorker' in navigator) || mustShow()) return () => undefined
  const marking = mark(Date.now())
  return () => {
    void marking
      .then(() => mark(undefined))
      .then(() => navigator.serviceWorker.controller?.postMessage('show held'))
  }
}

async function mark(since: number | undefined): Promise<void> {
  try {
    const db = await openDB('stillwater-push', 1, { upgrade: (opened) => opened.createObjectStore('seen') })
    await (since === undefined ? db.delete('seen', 'preaching') : db.put('seen', since, 'preaching'))
    db.close()
  } catch (error) {
    console.warn('Reminders cannot be held back', error)
  }
}
