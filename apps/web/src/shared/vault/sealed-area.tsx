import Lock from 'lucide-react/icons/lock'
import { useMemo } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { useOpenedVault } from './use-opened-vault.ts'
import { unreadableWords } from './sealed-text.tsx'
import { openWords, sealWords, type VaultPlace } from './vault-words.ts'

interface SealedAreaProps {
  readonly label: string
  readonly optional: boolean
  readonly error: string | undefined
  readonly rows: number
  /** The record whose words they are. */
  readonly place: VaultPlace
  readonly sealed: string | null
  readonly onChange: (sealed: string | null) => void
  /** The passphrase is wanted. */
  readonly onAsk: () => void
}

/** Where sealed words are written: it is given ciphertext and gives back ciphertext, and shows the words while they are unlocked. */
export function SealedArea(props: SealedAreaProps) {
  const { label, optional, error, rows, place, sealed, onChange, onAsk } = props
  const sealer = useOpenedVault()
  const words = useMemo(
    () => (sealed === null ? '' : sealer && openWords(sealer, place, sealed)),
    [sealer, place, sealed],
  )

  /** Otherwise a record with words that nothing unlocks could never be saved again. */
  async function remove() {
    const sure = await askToConfirm({
      title: 'Remove these words?',
      description: 'Nothing here can unlock them. You can write new ones in their place.',
      confirmLabel: 'Remove',
      destructive: true,
    })
    if (sure) onChange(null)
  }

  if (sealer === undefined)
    return (
      <div
        role="group"
        aria-label={label}
        className="grid justify-items-start gap-2 rounded-control bg-sunk p-4"
      >
        <p className="flex items-center gap-2 text-muted">
          <Lock aria-hidden="true" className="size-4.5 shrink-0" />
          {sealed === null
            ? 'Unlock your sealed words to write here.'
            : 'These words are sealed. They’ll stay as they are.'}
        </p>
        <Button variant="secondary" onClick={onAsk}>
          Unlock
        </Button>
        {error !== undefined && <Refused>{error}</Refused>}
      </div>
    )
  if (words === undefined)
    return (
      <div
        role="group"
        aria-label={label}
        className="grid justify-items-start gap-2 rounded-control bg-sunk p-4"
      >
        <p role="alert">{unreadableWords}</p>
        {error !== undefined && <Refused>{error}</Refused>}
        <Button variant="secondary" onClick={() => void remove()}>
          Remove these words
        </Button>
      </div>
    )
  return (
    <Field label={label} optional={optional} error={error}>
      <TextArea
        value={words}
        rows={rows}
        // Some browsers send what is typed to be checked elsewhere, and remember it in files of their own.
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) =>
          onChange(value.trim() === '' ? null : sealWords(sealer, place, value))
        }
      />
    </Field>
  )
}

const Refused = ({ children }: { readonly children: string }) => (
  <p role="alert" className="text-sm text-alert">
    {children}
  </p>
)
