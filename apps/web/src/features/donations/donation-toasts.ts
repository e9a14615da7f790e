import { formatCents } from './amounts.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

const systemErrorTime = 5000
const thanksTime = 6000

export function tell(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' })
}

/** Shown when the provider's form cannot be loaded. */
export const tellSystemError = () =>
  toast({
    title: 'Payment System Error',
    description: 'The payment form could not be loaded. Please check your connection and try again.',
    variant: 'destructive',
    duration: systemErrorTime,
  })

export const tellThanks = (cents: number | undefined) =>
  toast({
    title: 'Thank you for your donation!',
    description:
      cents === undefined
        ? 'Your gift supports this ministry.'
        : `Your gift of ${formatCents(cents)} supports this ministry.`,
    duration: thanksTime,
  })

export const tellProcessing = () =>
  toast({ title: 'Payment Processing', description: 'Your donation is on its way. This may take a moment.' })

export const tellFailed = () => tell('Payment Failed', 'Your payment could not be processed')
