import { openDB } from 'idb'

/** Tells the service worker to show no titles. It has a database of its own, which service-worker/seen-messages.ts opens too. */
export async function hideNotifications(hide: boolean): Promise<void> {
  const db = await openDB('stillwater-push', 1, { upgrade: (opened) => opened.createObjectStore('seen') })
  try {
    await (hide ? db.put('seen', true, 'hidden') : db.delete('seen', 'hidden'))
  } finally {
    db.close()
  }
  if (hide) await closeShown()
}

/** Those that are on the screen of the device have their titles still. */
async function closeShown(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const shown = await (await navigator.serviceWorker.getRegistration())?.getNotifications()
  for (const notification of shown ?? []) notification.close()
}
