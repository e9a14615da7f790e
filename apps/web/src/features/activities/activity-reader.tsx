import type { Activity } from '@stillwater/contract/activities'
import { ReminderLine } from '#features/notifications/index.ts'
import { AgendaReader } from '#shared/agenda/agenda-reader.tsx'

interface ActivityReaderProps {
  readonly activity: Activity
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onEdit: (activity: Activity) => void
  readonly onRemove: (activity: Activity) => void
}

/** One activity in full, on the dashboard. */
export function ActivityReader({ activity, open, onOpenChange, onEdit, onRemove }: ActivityReaderProps) {
  return (
    <AgendaReader
      entry={{ kind: 'activity', record: activity }}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(activity)}
      onRemove={() => onRemove(activity)}
      reminder={<ReminderLine remindMinutes={activity.remindMinutes} />}
    />
  )
}
