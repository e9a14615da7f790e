import CalendarCog from 'lucide-react/icons/calendar-cog'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import ListChecks from 'lucide-react/icons/list-checks'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useLocation } from 'wouter'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'

const ServiceDialog = lazyComponent(async () => (await import('./service/service-dialog.tsx')).ServiceDialog)
const PlanSettingsDialog = lazyComponent(
  async () => (await import('./days/plan-settings-dialog.tsx')).PlanSettingsDialog,
)

/** What else belongs to the plan. */
export function PlanMenu() {
  const [, navigate] = useLocation()
  const { edit, ...settings } = useEditing<object>()
  const { edit: addService, ...service } = useEditing<object>()
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="icon" aria-label="More for the plan">
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem icon={<CalendarPlus aria-hidden="true" />} onSelect={() => addService({})}>
          A funeral or other service
        </MenuItem>
        <MenuItem icon={<ListChecks aria-hidden="true" />} onSelect={() => navigate('/plan/week')}>
          The week before
        </MenuItem>
        <MenuItem icon={<ScrollText aria-hidden="true" />} onSelect={() => navigate('/plan/record')}>
          What I preached
        </MenuItem>
        <MenuItem icon={<Grid3x3 aria-hidden="true" />} onSelect={() => navigate('/plan/coverage')}>
          Bible coverage
        </MenuItem>
        <MenuItem icon={<CalendarCog aria-hidden="true" />} onSelect={() => edit({})}>
          Preaching days
        </MenuItem>
      </Menu>
      {service.target !== undefined && (
        <ServiceDialog key={`service-${service.key}`} open={service.open} onOpenChange={service.setOpen} />
      )}
      {settings.target !== undefined && (
        <PlanSettingsDialog key={settings.key} open={settings.open} onOpenChange={settings.setOpen} />
      )}
    </>
  )
}
