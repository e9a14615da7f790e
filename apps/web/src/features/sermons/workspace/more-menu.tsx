import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { type Block, toBlocks } from '@stillwater/sermon-body/blocks'
import HistoryIcon from 'lucide-react/icons/history'
import Keyboard from 'lucide-react/icons/keyboard'
import Mic from 'lucide-react/icons/mic-vocal'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Menu, MenuItem, MenuSeparator } from '#shared/ui/popup/menu.tsx'
import { ArchiveItem } from '../archive-item.tsx'
import { useArchive } from '../use-archive.ts'
import { useRemoveSermon } from '../use-remove-sermon.ts'
import { MoreButton } from './more-button.tsx'
import { OutItems } from './out-items.tsx'
import { useIsWide } from './use-is-wide.ts'

const History = lazyComponent(async () => (await import('./history.tsx')).History)
const KeyboardHelp = lazyComponent(async () => (await import('./keyboard-help.tsx')).KeyboardHelp)
const PrintDialog = lazyComponent(async () => (await import('../print/print-dialog.tsx')).PrintDialog)

interface MoreMenuProps {
  readonly sermon: Sermon
  readonly open: OpenBody
  readonly onEdit: () => void
  readonly onPreached: () => void
}

/** What is done with a sermon as a whole. It opens at once. */
export function MoreMenu({ sermon, open, onEdit, onPreached }: MoreMenuProps) {
  const [history, setHistory] = useState<boolean>()
  const [help, setHelp] = useState<boolean>()
  const isWide = useIsWide()
  const [print, setPrint] = useState<{ blocks: readonly Block[]; open: boolean }>()
  const [, navigate] = useLocation()
  const archive = useArchive()
  const remove = useRemoveSermon()
  return (
    <>
      <Menu trigger={<MoreButton />} defaultOpen>
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
          Edit the details
        </MenuItem>
        <MenuItem icon={<HistoryIcon aria-hidden="true" />} onSelect={() => setHistory(true)}>
          History
        </MenuItem>
        <MenuItem icon={<Mic aria-hidden="true" />} onSelect={onPreached}>
          When preached
        </MenuItem>
        <MenuItem
          icon={<Printer aria-hidden="true" />}
          onSelect={() => setPrint({ blocks: toBlocks(open.body), open: true })}
        >
          Print
        </MenuItem>
        <ArchiveItem sermon={sermon} onArchive={archive} />
        {isWide && (
          <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={() => setHelp(true)}>
            Keyboard shortcuts
          </MenuItem>
        )}
        <MenuSeparator />
        <OutItems sermon={sermon} open={open} />
        <MenuSeparator />
        <MenuItem
          destructive
          icon={<Trash2 aria-hidden="true" />}
          onSelect={() => {
            remove(sermon)
            navigate('/sermons')
          }}
        >
          Delete
        </MenuItem>
      </Menu>
      {history !== undefined && (
        <History id={sermon.id} body={open} open={history} onOpenChange={setHistory} />
      )}
      {help !== undefined && <KeyboardHelp open={help} onOpenChange={setHelp} />}
      {print !== undefined && (
        <PrintDialog
          title={sermon.title}
          blocks={print.blocks}
          open={print.open}
          onOpenChange={(isOpen) => setPrint({ ...print, open: isOpen })}
        />
      )}
    </>
  )
}
