import type { Appearance, Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { formatCents } from './amounts.ts'
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

/** The provider's form, mounted once for each intent. */
export function PaymentStep(props: PaymentStepProps) {
  const { stripe, clientSecret, amount, busy, onChangeAmount, ref } = props
  const container = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<{ stripe: Stripe; elements: StripeElements }>()
  useEffect(() => {
    let element: StripePaymentElement | undefined
    let here = true
    void stripe.then((provider) => {
      if (!here || provider === null || container.current === null) return
      const elements = provider.elements({ clientSecret, appearance: readAppearance() })
      element = elements.create('payment', { fields: { billingDetails: { name: 'never' } } })
      element.on('ready', () => setForm({ stripe: provider, elements }))
      element.on('loaderror', tellSystemError)
      element.mount(container.current)
    })
    return () => {
      here = false
      element?.destroy()
      setForm(undefined)
    }
  }, [stripe, clientSecret])
  useImperativeHandle(
    ref,
    () => ({
      confirm: form && (() => pay(form.stripe, form.elements, clientSecret, amount)),
    }),
    [form, clientSecret, amount],
  )
  return (
    <div className="grid grid-cols-1 gap-5">
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
      {form === undefined && (
        <SkeletonGroup label="Loading the payment form" className="grid gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </SkeletonGroup>
      )}
      <div ref={container} />
    </div>
  )
}

/** The provider's form is in an iframe that our styles do not reach, so it gets our colors. */
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
