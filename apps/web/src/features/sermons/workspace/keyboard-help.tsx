import { Dialog } from '#shared/ui/dialog/dialog.tsx'

const isApple = /Mac|iP/.test(navigator.platform)
const [mod, alt, shift] = isApple ? ['⌘', '⌥', '⇧'] : ['Ctrl+', 'Alt+', 'Shift+']

const shortcuts = [
  ['Leave the text', 'Escape, then Tab'],
  ['Move a list item in or out', `Tab, ${shift}Tab`],
  ['Points, scripture, and more', '/ on an empty line'],
  ['Text, point, sub-point, detail', `${mod}${alt}0 to 3`],
  ['Bold, italic, underline', `${mod}B, ${mod}I, ${mod}U`],
  ['Highlight', `${mod}${shift}H`],
  ['New line in the same block', `${shift}Enter`],
  ['Move a block, or a point with all below it', `${alt}↑, ${alt}↓`],
  ['Open the reference at the cursor', `${alt}Enter`],
  ['Undo, redo', `${mod}Z, ${mod}${shift}Z`],
  ['Search everything', `${mod}K`],
] as const

interface KeyboardHelpProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The keys that do something in the text of a sermon. */
export function KeyboardHelp({ open, onOpenChange }: KeyboardHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        {shortcuts.map(([what, keys]) => (
          <div key={what} className="col-span-2 grid grid-cols-subgrid">
            <dt>{what}</dt>
            <dd className="text-muted">{keys}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
