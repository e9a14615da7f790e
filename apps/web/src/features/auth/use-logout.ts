import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { forgetPrivate } from '#shared/device/private-storage.ts'
import { setLeaving } from '#shared/records/local/device.ts'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { loadSession, sessionQuery, useSessionChange } from './session.ts'

/** The session has ended: none of the user's data stays on the screen, in memory or on the device. */
export function useLeave(): () => void {
  const client = useQueryClient()
  const setUser = useSessionChange()
  const [, navigate] = useLocation()
  return () => {
    // In one step: the sign-in screen redirects a signed-in user to the dashboard.
    notifyManager.batch(() => {
      setUser(null, 300)
      notifyManager.schedule(() => navigate('/login'))
    })
    void dropSession()
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  }
}

export function useLogout() {
  const leave = useLeave()
  return useMutation({
    mutationFn: () =>
      call('POST /api/logout').catch((error: unknown) => {
        // The server is told once it can be reached; until then nobody is signed in here.
        setLeaving(true)
        throw new Error(`Logout failed: server error ${error instanceof ApiError ? error.status : 0}`, {
          cause: error,
        })
      }),
    onSuccess: () => toast({ title: 'Logged out', description: 'You have been successfully logged out.' }),
    onError: () =>
      toast({
        title: 'Logout issue',
        description:
          "You've been logged out, but there was an issue with the server. Please refresh the page.",
        variant: 'destructive',
      }),
    // Whatever the server answered.
    onSettled: leave,
  })
}

/** Removes all of the user's data from the device, drafts too. */
async function dropSession(): Promise<void> {
  forgetPrivate()
  try {
    await (await loadSession()).eraseSession()
  } catch (error) {
    console.warn('What this device stored could not be removed', error)
  }
}

/** Signing out deletes unsent changes, so it asks first. */
export async function mayLeave(): Promise<boolean> {
  const unsent = (await loadSession()).localSession()?.outbox.state.items.length ?? 0
  if (unsent === 0) return true
  return askToConfirm({
    title: 'Log out with unsent changes?',
    description: `${unsent === 1 ? 'One change has' : `${unsent} changes have`} not been sent to Stillwater yet. Logging out removes everything from this device, and ${unsent === 1 ? 'that change' : 'those changes'} with it.`,
    confirmLabel: 'Log out and lose them',
    cancelLabel: 'Stay signed in',
    destructive: true,
  })
}
