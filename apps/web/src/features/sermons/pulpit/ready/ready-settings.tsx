import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { ClockFields, TypeFields } from '../settings-fields.tsx'

interface ReadySettingsProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** What can also be set in the pulpit, beforehand. */
export function ReadySettings({ open, onOpenChange }: ReadySettingsProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Type and clock"
      footer={<Button onClick={() => onOpenChange(false)}>Done</Button>}
    >
      <div className="grid grid-cols-1 gap-5">
        <TypeFields />
        <ClockFields />
      </div>
    </Dialog>
  )
}
