import { createStore } from '#shared/store.ts'

/** A question that must be answered before something is done. It can be asked from anywhere; the ConfirmHost shows it. */
export interface ConfirmQuestion {
  title: string
  description?: string
  /** The label of the button that confirms, such as "Delete". */
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
}

interface AskedQuestion extends ConfirmQuestion {
  id: number
  /** False once answered, during the exit animation. */
  open: boolean
}

export const currentQuestion = createStore<AskedQuestion | null>(null)
let resolveAsked: (answer: boolean) => void = () => undefined
let lastId = 0

/** Resolves to true if the user confirms. A question that is still open is answered with no. */
export function askToConfirm(question: ConfirmQuestion): Promise<boolean> {
  resolveAsked(false)
  return new Promise((resolve) => {
    resolveAsked = resolve
    lastId += 1
    currentQuestion.set({ ...question, id: lastId, open: true })
  })
}

export function answerQuestion(answer: boolean): void {
  const asked = currentQuestion.get()
  if (!asked?.open) return
  resolveAsked(answer)
  currentQuestion.set({ ...asked, open: false })
}
