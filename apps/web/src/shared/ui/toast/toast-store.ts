import { createStore } from '#shared/store.ts'

/** The one visible message. It can be set from anywhere; the Toaster shows it. */
export interface ToastMessage {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive'
  /** Milliseconds. */
  duration?: number
  action?: ToastAction
  otherAction?: ToastAction
}

interface ToastAction {
  label: string
  onClick: () => void
}

export interface ShownToast extends ToastMessage {
  id: number
  duration: number
  /** False during its exit animation. */
  open: boolean
}

export const actionsOf = ({ action, otherAction }: ToastMessage): ToastAction[] =>
  [action, otherAction].filter((each) => each !== undefined)

export const TOAST_DURATION = 5000
/** Undo has to be found and reached. */
const ACTION_DURATION = 10_000

export const currentToast = createStore<ShownToast | null>(null)
let lastId = 0

/** Replaces the current message and returns the new one's id. */
export function toast(message: ToastMessage): number {
  lastId += 1
  const duration = message.duration ?? (message.action ? ACTION_DURATION : TOAST_DURATION)
  currentToast.set({ ...message, id: lastId, duration, open: true })
  return lastId
}

/** Dismisses the message. With an id, only if that one is still shown. */
export function dismissToast(id?: number): void {
  const shown = currentToast.get()
  if (!shown?.open || (id !== undefined && shown.id !== id)) return
  currentToast.set({ ...shown, open: false })
}
