import { limits } from '@stillwater/contract/limits'
import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useMemo, useState } from 'react'
import type { Sealer } from '#shared/device/sealer.ts'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { useOpenedVault } from './opened-vault.ts'
import { unreadableWords } from './sealed-text.tsx'
import { useVaultDialog } from './use-vault-dialog.tsx'
import { openWords, sealWords, type VaultPlace } from './vault-words.ts'

/** Words as a form holds them: readable, or sealed and then never in clear. */
interface Words {
  readonly plain: string | null
  readonly sealed: string | null
}

interface SealableFieldProps extends Words {
  readonly label: string
  readonly optional?: boolean
  readonly error?: string | undefined
  readonly rows?: number
  /** The record whose words they are. */
  readonly place: VaultPlace
  readonly onChange: (words: Words) => void
  /** The field for readable words. */
  readonly children: ReactNode
}

/**
 * A field whose words can be sealed. The form is given the encrypted words with every letter that is typed, so that nothing that is made
 * from the form holds them in clear: not its draft, not what waits to be sent.
 */
export function SealableField(props: SealableFieldProps) {
  const { plain, sealed, place, onChange } = props
  const sealer = useOpenedVault()
  const { ask, dialog } = useVaultDialog()
  /** Turned on before anything is written. */
  const [isChosen, setChosen] = useState(false)
  const isSealed = sealed !== null || isChosen

  const withVault = (then: (sealer: Sealer) => void) => (sealer === undefined ? ask(then) : then(sealer))

  function seal(opened: Sealer) {
    setChosen(true)
    if (plain === null || plain.trim() === '') return
    onChange({ plain: null, sealed: sealWords(opened, place, plain) })
    toast({
      title: 'Sealed from now on',
      description: 'If the words were saved before, older backups may still hold them.',
    })
  }

  async function unseal(opened: Sealer) {
    const words = sealed === null ? '' : openWords(opened, place, sealed)
    if (words === undefined) {
      toast({ title: 'Not unlocked', description: unreadableWords, variant: 'destructive' })
      return
    }
    const sure =
      words === '' ||
      (await askToConfirm({
        title: 'Stop sealing these words?',
        description: 'They will be saved readable, like the rest of your notes.',
        confirmLabel: 'Stop sealing',
      }))
    if (!sure) return
    setChosen(false)
    onChange({ plain: words === '' ? plain : words, sealed: null })
  }

  return (
    <div className="grid gap-2">
      {isSealed ? <SealedArea {...props} sealer={sealer} onAsk={() => ask()} /> : props.children}
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

interface SealedAreaProps extends SealableFieldProps {
  readonly sealer: Sealer | undefined
  readonly onAsk: () => void
}

function SealedArea({ sealer, onAsk, ...props }: SealedAreaProps) {
  const { label, optional = false, error, rows = 3, sealed, place, onChange } = props
  const words = useMemo(
    () => (sealed === null ? '' : sealer && openWords(sealer, place, sealed)),
    [sealer, place, sealed],
  )
  if (sealer === undefined)
    return (
      <div
        role="group"
        aria-label={label}
        className="grid justify-items-start gap-2 rounded-control bg-sunk p-4"
      >
        <p className="flex items-center gap-2 text-muted">
          <Lock aria-hidden="true" className="size-4.5 shrink-0" />
          {sealed === null ? 'Unlock your sealed words to write here.' : 'These words are sealed and kept.'}
        </p>
        <Button variant="secondary" onClick={onAsk}>
          Unlock
        </Button>
      </div>
    )
  if (words === undefined)
    return (
      <p role="alert" className="rounded-control bg-sunk p-4">
        {unreadableWords}
      </p>
    )
  return (
    <Field label={`${label}, sealed`} optional={optional} error={error}>
      <TextArea
        value={words}
        rows={rows}
        maxLength={limits.text}
        // Some browsers send what is typed to be checked elsewhere.
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) =>
          onChange({ plain: null, sealed: value.trim() === '' ? null : sealWords(sealer, place, value) })
        }
      />
    </Field>
  )
}
