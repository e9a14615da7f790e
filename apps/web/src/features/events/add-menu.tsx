import CalendarDays from 'lucide-react/icons/calendar-days'
import ListChecks from 'lucide-react/icons/list-checks'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Plus from 'lucide-react/icons/plus'
import { useLocation } from 'wouter'
import { Button } from '#shared/ui/button.tsx'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'

interface AddMenuProps {
  readonly onAddEvent: () => void
  readonly onAddActivity: () => void
}

/** What can be added to a day. */
export function AddMenu({ onAddEvent, onAddActivity }: AddMenuProps) {
  const [, go] = useLocation()
  return (
    <Menu
      trigger={
        <Button size="icon" aria-label="Add to calendar">
          <Plus aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={<CalendarDays aria-hidden="true" />} onSelect={onAddEvent}>
        <Choice name="Event" note="With a start and an end" />
      </MenuItem>
      <MenuItem icon={<ListChecks aria-hidden="true" />} onSelect={onAddActivity}>
        <Choice name="Activity" note="Just a time" />
      </MenuItem>
      <MenuItem icon={<CalendarSync aria-hidden="true" />} onSelect={() => go('/settings#other-calendars')}>
        <Choice name="Other calendars" note="Family, school, denomination" />
      </MenuItem>
    </Menu>
  )
}

function Choice({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <span className="grid">
      <span className="font-medium">{name}</span>{' '}
      <span className="text-sm text-muted [[role=menuitem]:is(:hover,:focus-visible)_&]:text-ink">
        {note}
      </span>
    </span>
  )
}
