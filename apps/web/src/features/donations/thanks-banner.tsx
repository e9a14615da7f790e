import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useAskedParam } from '#shared/records/form/use-new-param.ts'
import { Button } from '#shared/ui/button.tsx'
import { formatCents } from './amounts.ts'
import { tellSystemError, tellThanks } from './donation-toasts.ts'
import { isPaymentReturn, type PaymentReturn, readPaymentReturn } from './payment-return.ts'

/** Thanks a returning donor. Based on the address alone: only the provider records a donation. */
export function ThanksBanner() {
  const client = useQueryClient()
  const [visit, setVisit] = useState<PaymentReturn>()
  const [shown, setShown] = useState<{ readonly cents: number | undefined }>()
  useAskedParam(isPaymentReturn, (params) => {
    const found = readPaymentReturn(params)
    setVisit(found)
    // After a redirect by the provider, the provider is asked first.
    setShown(found.clientSecret === undefined ? { cents: found.cents } : undefined)
  })

  useEffect(() => {
    if (visit === undefined) return
    const { clientSecret, cents } = visit
    if (clientSecret === undefined) tellThanks(cents)
    else void settle(client, clientSecret).then((given) => given !== undefined && setShown({ cents: given }))
  }, [visit, client])

  if (shown === undefined) return null
  return (
    <section
      aria-label="Thank you"
      className="order-first flex items-center gap-3 rounded-card border border-hairline bg-lamp-soft py-2 pr-2 pl-4 text-lamp-ink"
    >
      <Heart aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 font-medium">
        {shown.cents === undefined
          ? 'Thank you for your donation!'
          : `Thank you for your donation of ${formatCents(shown.cents)}!`}
      </p>
      <Button variant="quiet" size="icon" aria-label="Dismiss" onClick={() => setShown(undefined)}>
        <X aria-hidden="true" />
      </Button>
    </section>
  )
}

async function settle(client: QueryClient, clientSecret: string): Promise<number | undefined> {
  try {
    const { settleReturn } = await import('./settle-return.ts')
    return await settleReturn(client, clientSecret)
  } catch (error) {
    console.warn('How the payment ended could not be found out', error)
    tellSystemError()
    return undefined
  }
}
