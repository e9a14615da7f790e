import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'

/** Set by registering, until recovery codes are made or the offer is dismissed: it is made on this device, once. */
export const codesOffer = storedValue({
  key: (owner) => `stillwater-offer-codes-${owner}`,
  parse: (stored) => (stored === null ? undefined : true),
})

const CodesOfferCard = lazyComponent(async () => (await import('./codes-offer-card.tsx')).CodesOfferCard)

/** Nothing, and no code is loaded for it, unless the user has just registered here. */
export const CodesOffer = ({ owner }: { owner: string }) =>
  useStoredValue(codesOffer, owner) && <CodesOfferCard onDismiss={() => codesOffer.set(undefined, owner)} />
