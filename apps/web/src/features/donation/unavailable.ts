import { toast } from '#shared/ui/toast-store.ts'

/** Said when somebody wants to give where it cannot be done. */
export function tellUnavailable(): void {
  toast({
    title: 'Payment System Unavailable',
    description: 'Donations cannot be made here right now. Please try again later.',
    variant: 'destructive',
  })
}
