import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { EntryIcon, LinkTitle } from '#shared/agenda/agenda-entry.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Badge } from '#shared/ui/badge.tsx'
import { Card } from '#shared/ui/card.tsx'

const { icon: Icon, singular } = recordTypes.sermons

/** A sermon in the calendar: it opens on its own screen. */
export function SermonEntry({ sermon }: { readonly sermon: Sermon }) {
  return (
    <Card className="hover:border-edge">
      <div className="@container flex items-start gap-3">
        <EntryIcon className="bg-violet-soft text-violet">
          <Icon aria-hidden="true" />
        </EntryIcon>
        <div className="min-w-0 flex-1">
          <LinkTitle title={sermon.title} href={recordAddress(recordTypes.sermons, sermon.id, sermon.date)} />
          <p className="text-sm text-muted" dir="auto">
            {sermon.reference}
          </p>
          <Badge tone="violet" className="mt-2">
            {singular}
          </Badge>
        </div>
      </div>
    </Card>
  )
}
