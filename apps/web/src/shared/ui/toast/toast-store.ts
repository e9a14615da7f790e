/** The one message on show. It can be set from anywhere; the Toaster watches it. */
export interface ToastMessage {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive'
  /** Milliseconds on show, 5000 unless told. */
  duration?: number
  action?: { label: string; onClick: () => void }
}

export interface ShownToast extends ToastMessage {
  id: number
  /** False while it leaves the screen. */
  open: boolean
}

export const TOAST_DURATION = 5000

let shown: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(next: ShownToast | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a message in place of the one before and answers its id. */
export function toast(message: ToastMessage): number {
  lastId += 1
  show({ ...message, id: lastId, open: true })
  return lastId
}

/** Takes a message away. With an id, only if that one is still on show. */
export function dismissToast(id?: number): void {
  if (!shown?.open || (id !== undefined && shown.id !== id)) return
  show({ ...shown, open: false })
}

export function currentToast(): ShownToast | null {
  return shown
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
