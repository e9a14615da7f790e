import { donation, isDonationAmount } from '@stillwater/contract/donations/donation-amount'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { type AmountChoice, amountOf, AmountStep } from './amount-step.tsx'
import { tellSystemError } from './donation-toasts.ts'
import { loadProvider } from './provider.ts'
import { type PaymentHandle, PaymentStep } from './payment-step.tsx'
import { useDonation } from './use-donation.ts'
import Heart from 'lucide-react/icons/heart'
import { formatCents } from './amounts.ts'

interface DonationDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly publishableKey: string
}

export function DonationDialog({ open, onOpenChange, publishableKey }: DonationDialogProps) {
  const close = () => onOpenChange(false)
  const { step, intent, busy, given, backToAmount, proceed, complete } = useDonation(close)
  const [choice, setChoice] = useState<AmountChoice>({ preset: donation.initial, custom: '' })
  const [refused, setRefused] = useState(false)
  const [returned, setReturned] = useState(false)
  const payment = useRef<PaymentHandle>(null)
  // The provider's form must stay until the payment is confirmed, or a successful payment would look failed.
  const change = (next: boolean) => {
    if (next || !busy || step !== 'payment') onOpenChange(next)
  }
  const stripe = useProvider(publishableKey, close)
  const amount = amountOf(choice)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (step === 'payment') return void complete(payment.current?.confirm)
    if (step === 'thanks') return close()
    setRefused(!isDonationAmount(amount))
    void proceed(amount)
  }

  const action =
    step === 'amount' ? (
      <Button
        type="submit"
        size="large"
        disabled={!(amount > 0)}
        busy={busy || intent === undefined}
        busyLabel="Preparing..."
      >
        Continue to Payment
      </Button>
    ) : step === 'payment' ? (
      <Button type="submit" size="large" busy={busy} busyLabel="Processing...">
        Complete Donation
      </Button>
    ) : (
      <Button type="submit" size="large">
        Return to Dashboard
      </Button>
    )

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Support This Ministry"
      modal={false}
      onSubmit={submit}
      footer={action}
    >
      {step === 'amount' && (
        <AmountStep
          choice={choice}
          onChoose={(next) => {
            setChoice(next)
            setRefused(false)
          }}
          recent={intent?.recent ?? null}
          returned={returned}
          error={refused ? 'Please enter an amount from $1 to $25,000, in whole cents.' : undefined}
        />
      )}
      {step === 'payment' && intent !== undefined && (
        <PaymentStep
          ref={payment}
          stripe={stripe}
          clientSecret={intent.clientSecret}
          amount={intent.amount}
          busy={busy}
          onChangeAmount={() => {
            setReturned(true)
            backToAmount()
          }}
        />
      )}
      {step === 'thanks' && given !== undefined && <ThanksStep cents={given} />}
      {step !== 'payment' && (
        <p className="mt-5 text-center">
          <Link href="/giving" className="link inline-flex min-h-11 items-center text-sm">
            Giving history
          </Link>
        </p>
      )}
    </Dialog>
  )
}

/** Requested as soon as the dialog opens, so that the form is ready when the amount is chosen. */
function useProvider(publishableKey: string, close: () => void) {
  const [loading] = useState(() => loadProvider(publishableKey))
  const [stripe] = useState(() => loading.catch(() => null))
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    let here = true
    loading.catch(() => {
      if (!here) return
      tellSystemError()
      latest.current()
    })
    return () => {
      here = false
    }
  }, [loading])
  return stripe
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

function ThanksStep({ cents }: { cents: number }) {
  return (
    <div className="grid justify-items-center gap-3 px-2 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-lamp-soft text-lamp-ink">
        <Heart aria-hidden="true" className="size-8" />
      </span>
      {/* Focused so that screen readers announce it: the previously focused element is gone. */}
      <h3 ref={takeFocus} tabIndex={-1} className="text-2xl">
        Thank you!
      </h3>
      <p className="text-lg">
        Your donation of <strong>{formatCents(cents)}</strong> supports this ministry.
      </p>
      <p className="text-sm text-muted">
        It will appear in your giving history once the payment is confirmed.
      </p>
    </div>
  )
}
