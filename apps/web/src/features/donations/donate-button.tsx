import { useQueryClient } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { tellUnavailable } from './unavailable.ts'

const load = () => import('./donation-dialog.tsx')
const DonationDialog = lazyComponent(async () => (await load()).DonationDialog)

interface Session {
  readonly publishableKey: string
  /** A new key for each opening: each is a new donation. */
  readonly key: number
}

/** Opens the donation dialog. Its code and the provider's are loaded on demand. */
export function DonateButton() {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [session, setSession] = useState<Session>()
  const [open, setOpen] = useState(false)

  async function donate() {
    setAsking(true)
    try {
      const { donationConfigQuery } = await import('./provider.ts')
      const { publishableKey } = await client.fetchQuery(donationConfigQuery)
      if (publishableKey === null) return tellUnavailable()
      await load()
      setSession((before) => ({ publishableKey, key: (before?.key ?? 0) + 1 }))
      setOpen(true)
    } catch (error) {
      console.warn('The donation dialog could not be opened', error)
      tellUnavailable(error)
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <Button variant="secondary" busy={asking} onClick={() => void donate()}>
        <Heart aria-hidden="true" className="text-lamp" />
        Donate
      </Button>
      {session !== undefined && (
        <DonationDialog
          key={session.key}
          open={open}
          onOpenChange={setOpen}
          publishableKey={session.publishableKey}
        />
      )}
    </>
  )
}
