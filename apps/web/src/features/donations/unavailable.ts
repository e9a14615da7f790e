import { ApiError } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

export const notInitialized = 'Failed to initialize payment'
export const signInToDonate = 'You need to be logged in to donate. Please sign in first.'

/** Shown when donations are not available. */
export function tellUnavailable(error?: unknown): void {
  const hasEnded = error instanceof ApiError && error.status === 401
  toast({
    title: hasEnded ? notInitialized : 'Payment System Unavailable',
    description: hasEnded ? signInToDonate : 'Donations aren’t available right now. Please try again later.',
    variant: 'destructive',
  })
}
