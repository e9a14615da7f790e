import { useSyncExternalStore } from 'react'
import { toast } from '#shared/ui/toast/toast-store.ts'

export type Permission = NotificationPermission

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** A browser without notifications is one that has denied them. */
export const currentPermission = (): Permission =>
  'Notification' in window ? window.Notification.permission : 'denied'

function watch(listener: () => void): () => void {
  listeners.add(listener)
  // It can be changed in the browser's own settings meanwhile; whoever did comes back to the page.
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('focus', listener)
  }
}

export const usePermission = (): Permission => useSyncExternalStore(watch, currentPermission)

/** Asks the user, and says what came of it. */
export async function askPermission(): Promise<void> {
  const answer = 'Notification' in window ? await window.Notification.requestPermission() : 'denied'
  tell()
  if (answer === 'granted') toast({ title: 'Notifications enabled' })
  else {
    toast({
      title: answer === 'denied' ? 'Permission denied' : 'Notifications disabled',
      description: 'Please enable notifications in your browser settings to receive reminders.',
      variant: 'destructive',
    })
  }
}
