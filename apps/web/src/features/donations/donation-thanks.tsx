import { useState } from 'react'
import { useSearch } from 'wouter'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const ThanksBanner = lazyComponent(async () => (await import('./thanks-banner.tsx')).ThanksBanner)

/** Thanks a donor who returns from the payment. Loaded only then. */
export function DonationThanks() {
  const search = useSearch()
  const [came, setCame] = useState(false)
  if (!came && new URLSearchParams(search).get('donation') === 'success') setCame(true)
  return came && <ThanksBanner />
}
