import Lock from 'lucide-react/icons/lock'
import { useMemo } from 'react'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { hideSealedWords } from './opened-vault.ts'
import { useOpenedVault } from './use-opened-vault.ts'
import { useVaultDialog } from './use-vault-dialog.tsx'
import { openWords, type VaultPlace } from './vault-words.ts'

/** In place of words that are sealed, where many are shown. */
export function SealedBadge() {
  return (
    <Badge>
      <Lock aria-hidden="true" />
      Sealed
    </Badge>
  )
}

export const unreadableWords =
  'These words can’t be unlocked. They were sealed with another passphrase, or are damaged.'

interface SealedTextProps {
  readonly place: VaultPlace
  readonly sealed: string
}

/** Sealed words, with a way to open them. */
export function SealedText({ place, sealed }: SealedTextProps) {
  const sealer = useOpenedVault()
  const { ask, dialog } = useVaultDialog()
  const words = useMemo(() => sealer && openWords(sealer, place, sealed), [sealer, place, sealed])
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-sunk p-4">
      {sealer === undefined ? (
        <>
          <p className="flex items-center gap-2 text-muted">
            <Lock aria-hidden="true" className="size-4.5 shrink-0" />
            These words are sealed.
          </p>
          <Button variant="secondary" onClick={() => ask()}>
            Unlock
          </Button>
        </>
      ) : (
        <>
          {words === undefined ? (
            <p role="alert">{unreadableWords}</p>
          ) : (
            <p dir="auto" className="max-w-full wrap-anywhere whitespace-pre-wrap">
              {words}
            </p>
          )}
          <Button variant="quiet" className="-mx-4" onClick={hideSealedWords}>
            Hide
          </Button>
        </>
      )}
      {dialog}
    </div>
  )
}
