import type { Sermon } from '@stillwater/contract/sermons/sermons'
import Pencil from 'lucide-react/icons/pencil'
import Presentation from 'lucide-react/icons/presentation'
import { useLocation } from 'wouter'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Button } from '#shared/ui/button.tsx'
import { MenuItem } from '#shared/ui/popup/menu.tsx'
import { ArchiveItem } from './archive-item.tsx'

export interface SermonActions {
  readonly onEdit: (sermon: Sermon) => void
  readonly onArchive: (sermon: Sermon) => Promise<void>
  readonly onRemove: (sermon: Sermon) => void
}

/** The edit button and the menu, at the top right of a sermon's card or row. */
export function SermonMenu(props: SermonActions & { readonly sermon: Sermon }) {
  const { sermon, onEdit, onArchive, onRemove } = props
  const [, navigate] = useLocation()
  return (
    <div className="ml-auto flex shrink-0">
      <Button
        variant="quiet"
        size="icon"
        className="z-10 -mt-1.5"
        aria-label={`Edit ${sermon.title}`}
        onClick={() => onEdit(sermon)}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <RecordMenu title={sermon.title} onEdit={() => onEdit(sermon)} onRemove={() => onRemove(sermon)}>
        <MenuItem
          icon={<Presentation aria-hidden="true" />}
          onSelect={() => navigate(`${recordAddress(recordTypes.sermons, sermon.id)}/preach`)}
        >
          Preach
        </MenuItem>
        <ArchiveItem sermon={sermon} onArchive={onArchive} />
      </RecordMenu>
    </div>
  )
}
