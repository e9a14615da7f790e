import type { Prayer } from '@stillwater/contract/prayers/prayers'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import History from 'lucide-react/icons/history'
import MessageSquareHeart from 'lucide-react/icons/message-square-heart'
import PenLine from 'lucide-react/icons/pen-line'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Sparkles from 'lucide-react/icons/sparkles'
import { memo, useState } from 'react'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Menu, MenuItem, MenuSeparator } from '#shared/ui/popup/menu.tsx'
import { shareText } from './share-text.ts'

const PraySettingsDialog = lazyComponent(
  async () => (await import('./pray-settings-dialog.tsx')).PraySettingsDialog,
)
const UpdateDialog = lazyComponent(async () => (await import('../updates/update-dialog.tsx')).UpdateDialog)
const AnswerDialog = lazyComponent(async () => (await import('../answered/answer-dialog.tsx')).AnswerDialog)

interface PrayMenuProps {
  /** The prayer on the screen, if something can be done with it. Asked when the menu opens: turning pages does not draw the menu anew. */
  readonly current: () => Prayer | undefined
  readonly onAskLast: (prayerId: string) => void
  /** While a dialog is open, the keys belong to it. */
  readonly onBusy: (isBusy: boolean) => void
}

type Opened = 'settings' | 'update' | 'answer'

/** What can be done besides praying. */
export const PrayMenu = memo(function PrayMenu({ current, onAskLast, onBusy }: PrayMenuProps) {
  const { edit, target, key, ...opened } = useEditing<{ what: Opened; prayer: Prayer | undefined }>()
  const show = (what: Opened, prayer?: Prayer) => {
    edit({ what, prayer })
    onBusy(true)
  }
  const dialog = {
    open: opened.open,
    onOpenChange: (open: boolean) => {
      opened.setOpen(open)
      onBusy(open)
    },
  }
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="icon" aria-label="More">
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
      >
        <PrayerItems current={current} onAskLast={onAskLast} onShow={show} />
        <MenuItem icon={<SlidersHorizontal aria-hidden="true" />} onSelect={() => show('settings')}>
          How many a day
        </MenuItem>
      </Menu>
      {target?.what === 'settings' && <PraySettingsDialog {...dialog} />}
      {target?.what === 'update' && target.prayer !== undefined && (
        <UpdateDialog key={key} prayerId={target.prayer.id} {...dialog} />
      )}
      {target?.what === 'answer' && target.prayer !== undefined && (
        <AnswerDialog key={key} prayer={target.prayer} {...dialog} />
      )}
    </>
  )
})

interface PrayerItemsProps extends Pick<PrayMenuProps, 'current' | 'onAskLast'> {
  readonly onShow: (what: Opened, prayer: Prayer) => void
}

/** What can be done with the prayer on the screen. */
function PrayerItems({ current, onAskLast, onShow }: PrayerItemsProps) {
  const [prayer] = useState(current)
  if (prayer === undefined) return null
  return (
    <>
      <MenuItem
        icon={<MessageSquareHeart aria-hidden="true" />}
        onSelect={() => void shareText('I prayed for you today.')}
      >
        Share “I prayed for you today”
      </MenuItem>
      <MenuItem icon={<PenLine aria-hidden="true" />} onSelect={() => onShow('update', prayer)}>
        Add an update
      </MenuItem>
      <MenuItem icon={<Sparkles aria-hidden="true" />} onSelect={() => onShow('answer', prayer)}>
        {!prayer.isAnswered
          ? 'Mark as answered'
          : prayer.answerNote
            ? 'Change the story'
            : 'How was it answered?'}
      </MenuItem>
      <MenuItem icon={<History aria-hidden="true" />} onSelect={() => onAskLast(prayer.id)}>
        When did I last pray this?
      </MenuItem>
      <MenuSeparator />
    </>
  )
}
