import type { Person } from '@stillwater/contract/people/people'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { memo } from 'react'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Badge } from '#shared/ui/badge.tsx'
import { Card } from '#shared/ui/card.tsx'
import { MenuItem } from '#shared/ui/popup/menu.tsx'
import { placeText } from './person-words.ts'

interface PersonCardProps {
  readonly person: Person
  /** When they were last in touch, once the care log has been read. */
  readonly contactText: string | undefined
  readonly onLog: (person: Person) => void
  readonly onEdit: (person: Person) => void
  readonly onRemove: (person: Person) => void
}

export const PersonCard = memo(function PersonCard(props: PersonCardProps) {
  const { person, contactText, onLog, onEdit, onRemove } = props
  const place = placeText(person)
  return (
    <Card className="hover:border-edge">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <CardTitle whole title={person.name} href={recordAddress(recordTypes.people, person.id)} />
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            {place !== undefined && (
              <Badge tone={person.place === 'hospital' ? 'lamp' : 'teal'}>
                <span dir="auto" className="wrap-anywhere">
                  {place}
                </span>
              </Badge>
            )}
            {/* The line keeps its place until then. */}
            {contactText ?? '\u00A0'}
          </p>
          <SyncMark id={person.id} />
        </div>
        <RecordMenu title={person.name} onEdit={() => onEdit(person)} onRemove={() => onRemove(person)}>
          <MenuItem icon={<NotebookPen aria-hidden="true" />} onSelect={() => onLog(person)}>
            Add to care log
          </MenuItem>
        </RecordMenu>
      </div>
    </Card>
  )
})
