import CloudUpload from 'lucide-react/icons/cloud-upload'
import { syncSheetOpen, useOutbox } from '#shared/records/outbox/use-outbox.ts'

/** The number of unsynced changes. Hidden if there are none. */
export function UnsentButton() {
  const { items, damaged, awaited, signedOut } = useOutbox()
  const count = items.filter(({ key }) => !awaited.has(key)).length + damaged.length
  if (count === 0) return null
  const attention = signedOut || damaged.length > 0 || items.some(({ refused }) => refused !== undefined)
  return (
    <button
      type="button"
      data-unsent=""
      onClick={() => syncSheetOpen.set(true)}
      aria-label={`${count} unsent ${count === 1 ? 'change' : 'changes'}${attention ? ', needs attention' : ''}`}
      className={`flex min-h-11 items-center gap-1.5 rounded-full px-2.5 text-sm font-medium [&_svg]:size-5 ${attention ? 'text-alert' : 'text-muted'}`}
    >
      <CloudUpload aria-hidden="true" />
      {count}
    </button>
  )
}
