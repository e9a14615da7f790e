import { donation, isDonationAmount, toCents } from '@stillwater/contract/donations/donation-amount'
import type { DonationIntent } from '@stillwater/contract/donations/donations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { changeIntent, createIntent, DonationError } from './donation-calls.ts'
import { tell, tellFailed, tellProcessing } from './donation-toasts.ts'
import type { Outcome } from './outcome.ts'

const processingDelay = 3000

type Step = 'amount' | 'payment' | 'thanks'

/** One donation, from the first intent to the thank-you step. */
export function useDonation(close: () => void) {
  const client = useQueryClient()
  const [step, setStep] = useState<Step>('amount')
  const [intent, setIntent] = useState<DonationIntent>()
  const [busy, setBusy] = useState(false)
  const [given, setGiven] = useState<number>()
  const latest = useRef(close)
  const begun = useRef(false)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    // Once for each dialog, even though strict mode runs effects twice.
    if (begun.current) return
    begun.current = true
    createIntent(donation.initial).then(setIntent, (error: unknown) => {
      tellError(error, 'Failed to initialize payment')
      latest.current()
    })
  }, [])

  function thank(cents: number) {
    setGiven(cents)
    setStep('thanks')
    void client.invalidateQueries({ queryKey: ['/api/donations'] })
  }

  async function show(outcome: Outcome): Promise<void> {
    switch (outcome.kind) {
      case 'succeeded':
        return thank(outcome.cents)
      case 'processing':
        tellProcessing()
        await new Promise((resolve) => setTimeout(resolve, processingDelay))
        return thank(outcome.cents)
      case 'action':
      case 'other': {
        const status = outcome.kind === 'other' ? outcome.status : 'requires_action'
        toast({
          title: 'Payment Status',
          description: `Your payment is ${status}. You'll be notified when it's complete.`,
        })
        return
      }
      case 'error':
        if (outcome.message === undefined || outcome.message === '') tellFailed()
        else tell('Payment Error', outcome.message)
    }
  }

  /** Goes to the payment; asks the server only if the intent has another amount. */
  async function proceed(amount: number): Promise<void> {
    if (!isDonationAmount(amount)) return tell('Invalid Amount', 'Please enter a valid donation amount')
    if (intent === undefined || busy) return
    if (toCents(amount) === toCents(intent.amount)) return setStep('payment')
    setBusy(true)
    try {
      setIntent(await changeIntent(amount, intent.clientSecret))
      setStep('payment')
    } catch (error) {
      tellError(error, 'Failed to update donation amount')
    } finally {
      setBusy(false)
    }
  }

  async function complete(confirm: (() => Promise<Outcome>) | undefined): Promise<void> {
    if (busy) return
    if (confirm === undefined) {
      return tell('Payment Error', "Payment processing isn't ready yet. Please try again in a moment.")
    }
    setBusy(true)
    try {
      await show(await confirm())
    } catch (error) {
      tellError(error, 'Your payment could not be processed', 'Payment Error')
    } finally {
      setBusy(false)
    }
  }

  return { step, intent, busy, given, proceed, complete, backToAmount: () => setStep('amount') }
}

function tellError(error: unknown, fallback: string, title = 'Error'): void {
  tell(error instanceof DonationError ? error.title : title, messageOf(error, fallback))
}
