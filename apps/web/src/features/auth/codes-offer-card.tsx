import KeyRound from 'lucide-react/icons/key-round'
import X from 'lucide-react/icons/x'
import { Link } from 'wouter'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'

/** For someone who has no recovery codes yet, or no longer. */
export function CodesOfferCard({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Card role="region" aria-labelledby="codes-offer" className="flex items-start gap-3 pr-2">
      <KeyRound aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-water" />
      <div className="min-w-0 flex-1">
        <h2 id="codes-offer" className="text-lg">
          Save your recovery codes
        </h2>
        <p className="mt-1 mb-3 text-muted">If you ever forget your password, a code gets you back in.</p>
        <Link href="/settings" className={buttonClass({ variant: 'secondary' })}>
          Open settings
        </Link>
      </div>
      <Button variant="quiet" size="icon" className="-mt-1.5" aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </Button>
    </Card>
  )
}
