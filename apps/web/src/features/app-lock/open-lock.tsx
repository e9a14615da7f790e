import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LockScreen } from './lock-screen.tsx'

/** Shows the lock screen and nothing else until the lock is open. */
export function openLock(root: HTMLElement): Promise<void> {
  const screen = createRoot(root)
  root.inert = false
  return new Promise((resolve) => {
    const open = () => {
      screen.unmount()
      resolve()
    }
    screen.render(
      <StrictMode>
        <LockScreen onOpen={open} />
      </StrictMode>,
    )
  })
}
