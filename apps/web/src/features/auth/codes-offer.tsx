import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'

/** Set by registering and by what ends the codes from before, until new ones are made or the offer is dismissed, on this device. */
export const codesOffer = storedValue({
  key: (owner) => `stillwater-offer-codes-${owner}`,
  parse: (stored) => (stored === null ? undefined : true),
})

const CodesOfferCard = lazyComponent(async () => (await import('./codes-offer-card.tsx')).CodesOfferCard)

/** Nothing, and no code is loaded for it, unless it is set. */
export const CodesOffer = ({ owner }: { owner: string }) =>
  useStoredValue(codesOffer, owner) && <CodesOfferCard onDismiss={() => codesOffer.set(undefined, owner)} />
