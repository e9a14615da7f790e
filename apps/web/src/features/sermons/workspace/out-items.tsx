import type { Sermon } from '@stillwater/contract/sermons/sermons'
import Copy from 'lucide-react/icons/copy'
import FileText from 'lucide-react/icons/file-text'
import FileType from 'lucide-react/icons/file-type'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { MenuItem } from '#shared/ui/popup/menu.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'

interface OutItemsProps {
  readonly sermon: Sermon
  readonly open: OpenBody
}

const load = () => import('./sermon-out.ts')

const notLoaded = (error: unknown) => {
  console.warn('The part that saves a sermon could not be loaded.', error)
  toast({
    title: 'Not saved',
    description: 'Check your connection and try again.',
    variant: 'destructive',
  })
}

/** The sermon as a file or in the clipboard. Only inside a menu. */
export function OutItems({ sermon, open }: OutItemsProps) {
  const items = [
    { name: 'Save as Word document', Icon: FileText, call: 'saveAsWord' },
    { name: 'Save as Markdown', Icon: FileType, call: 'saveAsMarkdown' },
    { name: 'Copy as plain text', Icon: Copy, call: 'copyAsText' },
  ] as const
  return items.map(({ name, Icon, call }) => (
    <MenuItem
      key={call}
      icon={<Icon aria-hidden="true" />}
      onSelect={() => void load().then((out) => out[call](sermon, open), notLoaded)}
    >
      {name}
    </MenuItem>
  ))
}
