import type { ReactNode } from 'react'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { Switch } from '#shared/ui/field/switch.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { isKeptSealed, type SealableWords } from './kept-sealed.ts'
import { useOpenedVault } from './use-opened-vault.ts'
import { SealedArea } from './sealed-area.tsx'
import { unreadableWords } from './sealed-text.tsx'
import { useVaultDialog } from './use-vault-dialog.tsx'
import { openWords, sealWords, type VaultPlace } from './vault-words.ts'
import type { VaultSealer } from './vault-sealer.ts'

interface SealableFieldProps extends SealableWords {
  readonly label: string
  readonly optional?: boolean
  readonly error?: string | undefined
  readonly rows?: number
  /** The record whose words they are. */
  readonly place: VaultPlace
  readonly onChange: (words: SealableWords) => void
  /** Turned on, perhaps before anything is written. */
  readonly isChosen: boolean
  readonly onChosenChange: (isChosen: boolean) => void
  /** The field for readable words. */
  readonly children: ReactNode
}

/**
 * A field whose words can be sealed. The form is given the encrypted words with every letter that is typed, so that nothing that is made
 * from the form holds them in clear: not its draft, not what waits to be sent.
 */
export function SealableField(props: SealableFieldProps) {
  const { plain, sealed, place, onChange, isChosen, onChosenChange } = props
  const sealer = useOpenedVault()
  const { ask, dialog } = useVaultDialog()
  const isSealed = isKeptSealed(props, isChosen)

  const withVault = (then: (sealer: VaultSealer) => void) => (sealer === undefined ? ask(then) : then(sealer))

  function seal(opened: VaultSealer) {
    onChosenChange(true)
    if (plain === null || plain.trim() === '') return
    onChange({ plain: null, sealed: sealWords(opened, place, plain) })
    toast({
      title: 'Sealed from now on',
      description: 'Words you saved before sealing may still be in older backups.',
    })
  }

  async function unseal(opened: VaultSealer) {
    const words = sealed === null ? '' : openWords(opened, place, sealed)
    if (words === undefined) {
      toast({ title: 'Not unlocked', description: unreadableWords, variant: 'destructive' })
      return
    }
    const sure =
      words === '' ||
      (await askToConfirm({
        title: 'Stop sealing these words?',
        description: 'They’ll be saved unsealed, like the rest of your notes.',
        confirmLabel: 'Stop sealing',
      }))
    if (!sure) return
    onChosenChange(false)
    onChange({ plain: words === '' ? plain : words, sealed: null })
  }

  return (
    <div className="grid gap-2">
      {isSealed ? (
        <SealedArea
          label={`${props.label}, sealed`}
          optional={props.optional ?? false}
          error={props.error}
          rows={props.rows ?? 3}
          place={place}
          sealed={sealed}
          onChange={(next) => {
            // What is emptied to be written anew stays sealed.
            onChosenChange(true)
            onChange({ plain: null, sealed: next })
          }}
          onAsk={() => ask()}
        />
      ) : (
        props.children
      )}
      <Switch
        label="Sealed"
        description="Only your passphrase unlocks them."
        checked={isSealed}
        onCheckedChange={(checked) => withVault((opened) => (checked ? seal(opened) : void unseal(opened)))}
      />
      {dialog}
    </div>
  )
}
