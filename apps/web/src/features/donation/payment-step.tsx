import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { type Ref, useImperativeHandle, useState } from 'react'
import { formatCents } from '#shared/ui/money.ts'
import { Skeleton, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import type { Outcome } from './outcome.ts'
import { pay } from './pay.ts'
import { tellSystemError } from './donation-toasts.ts'

export interface PaymentHandle {
  /** Undefined until the provider's form can be used. */
  readonly confirm: (() => Promise<Outcome>) | undefined
}

interface PaymentStepProps {
  readonly stripe: Promise<Stripe | null>
  readonly clientSecret: string
  readonly amount: number
  readonly busy: boolean
  readonly onChangeAmount: () => void
  readonly ref: Ref<PaymentHandle>
}

export function PaymentStep({ stripe, clientSecret, ...form }: PaymentStepProps) {
  const [appearance] = useState(readAppearance)
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <PaymentForm clientSecret={clientSecret} {...form} />
    </Elements>
  )
}

function PaymentForm(props: Omit<PaymentStepProps, 'stripe'>) {
  const { clientSecret, amount, busy, onChangeAmount, ref } = props
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  useImperativeHandle(
    ref,
    () => ({
      confirm:
        stripe === null || elements === null || !ready
          ? undefined
          : () => pay(stripe, elements, clientSecret, amount),
    }),
    [stripe, elements, ready, clientSecret, amount],
  )
  return (
    <div className="grid gap-5">
      <div className="flex items-center justify-between gap-3 rounded-control bg-sunk px-4 py-2">
        <p>
          <span className="text-sm text-muted">Your donation</span>
          <br />
          <span className="font-serif text-xl font-semibold">{formatCents(Math.round(amount * 100))}</span>
        </p>
        <button type="button" className="link min-h-11" disabled={busy} onClick={onChangeAmount}>
          Change amount
        </button>
      </div>
      {!ready && (
        <SkeletonGroup label="Loading the payment form" className="grid gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </SkeletonGroup>
      )}
      <PaymentElement
        onReady={() => setReady(true)}
        onLoadError={tellSystemError}
        options={{ fields: { billingDetails: { name: 'never' } } }}
      />
    </div>
  )
}

/** The provider's form is in a frame of its own, where our styles do not reach: it is handed our colours. */
function readAppearance(): Appearance {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const chosen = document.documentElement.dataset['theme']
  const isDark = chosen === undefined ? dark : chosen === 'dark'
  return isDark
    ? {
        theme: 'night',
        variables: {
          colorPrimary: '#7cc4c8',
          colorBackground: '#172124',
          colorText: '#ece7dd',
          borderRadius: '12px',
        },
      }
    : {
        theme: 'stripe',
        variables: {
          colorPrimary: '#1f5f66',
          colorBackground: '#ffffff',
          colorText: '#1f2a2e',
          borderRadius: '12px',
        },
      }
}
