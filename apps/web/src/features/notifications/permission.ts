import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/store.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

type Permission = NotificationPermission

/** The user's latest answer on this page. */
const answered = createStore<Permission | undefined>(undefined)

/** A browser without notifications counts as one that has denied them. */
const currentPermission = (): Permission =>
  'Notification' in window ? window.Notification.permission : 'denied'

function subscribe(listener: () => void): () => void {
  const unsubscribe = answered.subscribe(listener)
  // It can also be changed in the browser's settings, after which the user comes back to the page.
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('focus', listener)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('focus', listener)
  }
}

export const usePermission = (): Permission => useSyncExternalStore(subscribe, currentPermission)

/** Asks the user and shows the result. */
export async function askPermission(): Promise<void> {
  const answer = 'Notification' in window ? await window.Notification.requestPermission() : 'denied'
  answered.set(answer)
  if (answer === 'granted') toast({ title: 'Notifications enabled' })
  else {
    toast({
      title: answer === 'denied' ? 'Permission denied' : 'Notifications disabled',
      description: 'Please enable notifications in your browser settings to receive reminders.',
      variant: 'destructive',
    })
  }
}
