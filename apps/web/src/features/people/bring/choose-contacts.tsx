import ContactRound from 'lucide-react/icons/contact-round'
import { useRef } from 'react'
import { DropArea } from '#shared/imports/drop-area.tsx'
import { Button } from '#shared/ui/button.tsx'
import { canPickContacts } from './pick-contacts.ts'

const kinds = '.vcf,.vcard,.csv,.tsv,.txt,text/vcard,text/x-vcard,text/csv'

/** Phones drop nothing. */
const canDrop = typeof matchMedia !== 'undefined' && matchMedia('(pointer: fine)').matches

interface ChooseContactsProps {
  readonly onChoose: (files: File[]) => void
  readonly onPick: () => void
}

/** Where contacts come from: a file, or the phone's own list. */
export function ChooseContacts({ onChoose, onPick }: ChooseContactsProps) {
  const input = useRef<HTMLInputElement>(null)
  const canPick = canPickContacts()

  function drop(dropped: DataTransfer) {
    const files = [...dropped.files]
    if (files.length > 0) onChoose(files)
  }

  return (
    <DropArea onDrop={drop}>
      <ContactRound aria-hidden="true" className="size-8 text-water" />
      <p className="text-muted">
        A vCard (.vcf) from an iPhone, Google or Outlook, or a spreadsheet saved as CSV. You choose who to
        add. Your contacts are read on this device.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Contact files"
        className="sr-only"
        tabIndex={-1}
        accept={kinds}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <div className="flex flex-wrap justify-center gap-3">
        {canPick && (
          <Button variant="primary" onClick={onPick}>
            Choose from this phone
          </Button>
        )}
        <Button variant={canPick ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
      </div>
      {canDrop && <p className="text-sm text-muted">Or drop files here.</p>}
    </DropArea>
  )
}
