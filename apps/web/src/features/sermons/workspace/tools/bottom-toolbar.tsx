import type { ReactNode } from 'react'
import { useKeyboardInset } from '#shared/ui/dialog/keyboard-inset.ts'

/** On a phone the tools are at the bottom, above the keyboard. */
export function BottomToolbar({ children }: { children: ReactNode }) {
  const bottom = useKeyboardInset()
  return (
    <section
      aria-label="Writing tools"
      data-bar="bottom"
      data-toast-floor
      style={{ bottom }}
      className="fixed inset-x-0 z-30 border-t border-hairline bg-paper px-1 pb-[env(safe-area-inset-bottom)]"
    >
      {children}
    </section>
  )
}
