import type { Sermon } from '@stillwater/contract/sermons/sermons'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsRight from 'lucide-react/icons/chevrons-right'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Flag from 'lucide-react/icons/flag'
import Unlink from 'lucide-react/icons/unlink'
import { Button } from '#shared/ui/button.tsx'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'
import type { Part } from './plan-days.ts'

export interface PartActions {
  readonly onMark: (date: string) => void
  readonly onTrade: (sermon: Sermon, neighbor: Sermon) => void
  readonly onPushFrom: (sermon: Sermon) => void
  readonly onLeaveSeries: (sermon: Sermon) => void
}

interface PartMenuProps extends PartActions {
  readonly sermon: Sermon
  readonly part: Part | undefined
}

/** What can be done with a sermon on the plan; the rest is done on its own screen. */
export function PartMenu({ sermon, part, onMark, onTrade, onPushFrom, onLeaveSeries }: PartMenuProps) {
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          aria-label={`More for ${sermon.title}`}
          className="z-10 -mt-1.5 -mr-1.5"
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      {part !== undefined && (
        <>
          <MenuItem
            icon={<ArrowUp aria-hidden="true" />}
            disabled={part.before === undefined}
            onSelect={() => part.before && onTrade(sermon, part.before)}
          >
            Swap with previous
          </MenuItem>
          <MenuItem
            icon={<ArrowDown aria-hidden="true" />}
            disabled={part.after === undefined}
            onSelect={() => part.after && onTrade(sermon, part.after)}
          >
            Swap with next
          </MenuItem>
          <MenuItem icon={<ChevronsRight aria-hidden="true" />} onSelect={() => onPushFrom(sermon)}>
            Push by one week from here
          </MenuItem>
          <MenuItem icon={<Unlink aria-hidden="true" />} onSelect={() => onLeaveSeries(sermon)}>
            Remove from series
          </MenuItem>
        </>
      )}
      <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => onMark(sermon.date)}>
        Mark this day
      </MenuItem>
    </Menu>
  )
}
