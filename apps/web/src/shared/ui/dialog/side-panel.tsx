import { useRef, type ReactNode } from 'react'
import * as Radix from '@radix-ui/react-dialog'
import X from 'lucide-react/icons/x'
import { Button } from '../button.tsx'
import { useReturnFocus } from './return-focus.ts'
import { useBackCloses } from './layer-history.ts'
import '../nonce.ts'

interface SidePanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** A panel from the right, closed by its button, Escape, Back or a tap outside. */
export function SidePanel({ open, onOpenChange, title, children }: SidePanelProps) {
  const content = useRef<HTMLDivElement>(null)
  const focus = useReturnFocus()
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focus.remember()
            content.current?.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(100vw-2.5rem,24rem)] flex-col bg-float pt-[env(safe-area-inset-top)] shadow-float outline-none data-[state=closed]:animate-side-out data-[state=open]:animate-side-in"
        >
          <header className="flex items-start gap-3 pt-3 pr-3 pb-2 pl-5">
            <Radix.Title className="min-w-0 flex-1 py-2 text-xl">{title}</Radix.Title>
            <Button variant="quiet" size="icon" aria-label="Close" onClick={() => onOpenChange(false)}>
              <X aria-hidden="true" />
            </Button>
          </header>
          {/* Text alone must be scrollable by keyboard. */}
          <div
            {...{ tabIndex: 0, role: 'group', 'aria-label': title }}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)] focus-visible:-outline-offset-2"
          >
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
