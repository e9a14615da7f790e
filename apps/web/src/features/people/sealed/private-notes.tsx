import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { useOpenedVault } from '#shared/vault/use-opened-vault.ts'
import { SealedArea } from '#shared/vault/sealed-area.tsx'
import { useVaultDialog } from '#shared/vault/use-vault-dialog.tsx'
import type { VaultPlace } from '#shared/vault/vault-words.ts'

interface PrivateNotesProps {
  readonly place: VaultPlace
  readonly sealed: string | null
  readonly error: string | undefined
  readonly onChange: (sealed: string | null) => void
}

/** Notes about a person that are always sealed, beside those that the search finds. Most people have none. */
export function PrivateNotes({ place, sealed, error, onChange }: PrivateNotesProps) {
  const sealer = useOpenedVault()
  const { ask, dialog } = useVaultDialog()
  const [isBegun, setBegun] = useState(false)
  const begin = () => setBegun(true)
  return (
    <div className="grid">
      {sealed === null && !isBegun ? (
        <Button
          variant="quiet"
          className="justify-self-start -mx-4"
          onClick={() => (sealer === undefined ? ask(begin) : begin())}
        >
          <Lock aria-hidden="true" />
          Add private notes
        </Button>
      ) : (
        <SealedArea
          label="Private notes, sealed"
          optional
          error={error}
          rows={3}
          place={place}
          sealed={sealed}
          onChange={onChange}
          onAsk={() => ask()}
        />
      )}
      {dialog}
    </div>
  )
}
