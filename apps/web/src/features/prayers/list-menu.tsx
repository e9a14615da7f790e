import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import ListPlus from 'lucide-react/icons/list-plus'
import Printer from 'lucide-react/icons/printer'
import type { PrayerCategory } from '@stillwater/contract/choices'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'
import type { SheetName } from './sheet/sheet-lists.ts'

const ManyDialog = lazyComponent(async () => (await import('./many/many-dialog.tsx')).ManyDialog)
const SheetDialog = lazyComponent(async () => (await import('./sheet/sheet-dialog.tsx')).SheetDialog)

interface ListMenuProps {
  readonly prayers: readonly Prayer[]
  /** Of the tab. */
  readonly category: PrayerCategory
  /** The list that is on the screen. */
  readonly sheet: SheetName
}

/** What can be done with many prayers at once. */
export function ListMenu({ prayers, category, sheet }: ListMenuProps) {
  const { edit: open, target, key, ...opened } = useEditing<{ what: 'many' | 'sheet' }>()
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="icon" aria-label="More for the list">
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem icon={<ListPlus aria-hidden="true" />} onSelect={() => open({ what: 'many' })}>
          Add several
        </MenuItem>
        <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => open({ what: 'sheet' })}>
          Share or print
        </MenuItem>
      </Menu>
      {target?.what === 'many' && (
        <ManyDialog key={key} category={category} open={opened.open} onOpenChange={opened.setOpen} />
      )}
      {target?.what === 'sheet' && (
        <SheetDialog
          key={key}
          prayers={prayers}
          first={sheet}
          open={opened.open}
          onOpenChange={opened.setOpen}
        />
      )}
    </>
  )
}
