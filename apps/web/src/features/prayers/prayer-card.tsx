import type { Prayer } from '@stillwater/contract/prayers'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { categoryNames } from './prayer-queries.ts'
import { LongWords } from '#shared/ui/long-words.tsx'

interface PrayerCardProps {
  readonly prayer: Prayer
  readonly onEdit: (prayer: Prayer) => void
  readonly onAnswered: (prayer: Prayer, isAnswered: boolean) => void
  readonly onRemove: (prayer: Prayer) => void
}

export const PrayerCard = memo(function PrayerCard({
  prayer,
  onEdit,
  onAnswered,
  onRemove,
}: PrayerCardProps) {
  return (
    <Card>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">
            <LongWords>{prayer.title}</LongWords>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <Badge tone="water">{categoryNames[prayer.category]}</Badge>
            Added {formatIsoDate(prayer.dateAdded)}
          </p>
          <SyncMark id={prayer.id} />
        </div>
        <Menu
          trigger={
            <Button
              variant="quiet"
              size="icon"
              aria-label={`More for ${prayer.title}`}
              className="-mt-1.5 -mr-1.5"
            >
              <EllipsisVertical aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => onEdit(prayer)}>
            Edit
          </MenuItem>
          <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={() => onRemove(prayer)}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      <p className="mt-2 line-clamp-4 whitespace-pre-wrap">{prayer.description}</p>
      <div className="mt-3 border-t border-hairline pt-2">
        <Switch
          label="Answered"
          {...(prayer.dateAnswered !== null && {
            description: `Answered ${formatIsoDate(prayer.dateAnswered)}`,
          })}
          checked={prayer.isAnswered}
          onCheckedChange={(isAnswered) => onAnswered(prayer, isAnswered)}
        />
      </div>
    </Card>
  )
})
