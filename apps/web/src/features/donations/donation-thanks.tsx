import { useState } from 'react'
import { useSearch } from 'wouter'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const ThanksBanner = lazyComponent(async () => (await import('./thanks-banner.tsx')).ThanksBanner)

/** Waits for somebody who comes back from giving; few do, so the thanks are fetched then. */
export function DonationThanks() {
  const search = useSearch()
  const [came, setCame] = useState(false)
  if (!came && new URLSearchParams(search).get('donation') === 'success') setCame(true)
  return came && <ThanksBanner />
}
