import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import type { Scope } from './series-writes.ts'

interface ScopeDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly action: 'change' | 'delete'
  readonly title: string
  readonly onChoose: (scope: Scope) => void
}

const choices: readonly { readonly scope: Scope; readonly label: string }[] = [
  { scope: 'one', label: 'Only this one' },
  { scope: 'following', label: 'This and the following' },
  { scope: 'all', label: 'All' },
]

/** Asks how much of a repeating event is meant. */
export function ScopeDialog({ open, onOpenChange, action, title, onChoose }: ScopeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={action === 'change' ? 'Change Repeating Event' : 'Delete Repeating Event'}
      description={`“${title}” repeats. Which ones do you want to ${action}?`}
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
      }
    >
      <div className="grid gap-3">
        {choices.map(({ scope, label }) => (
          <Button
            key={scope}
            variant="secondary"
            className={action === 'delete' ? 'text-alert!' : ''}
            onClick={() => onChoose(scope)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
