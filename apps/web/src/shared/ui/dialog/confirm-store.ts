/** A question that must be answered before something is done. It can be asked from anywhere; the ConfirmHost shows it. */
export interface ConfirmQuestion {
  title: string
  description?: string
  /** What the button that goes ahead says, such as "Delete". */
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
}

export interface AskedQuestion extends ConfirmQuestion {
  id: number
  /** False once answered, while the dialog leaves the screen. */
  open: boolean
}

let asked: AskedQuestion | null = null
let resolveAsked: (answer: boolean) => void = () => undefined
let lastId = 0
const listeners = new Set<() => void>()

function show(next: AskedQuestion) {
  asked = next
  for (const listener of listeners) listener()
}

/** Resolves to true if the user goes ahead. A question still open is answered with no. */
export function askToConfirm(question: ConfirmQuestion): Promise<boolean> {
  resolveAsked(false)
  return new Promise((resolve) => {
    resolveAsked = resolve
    lastId += 1
    show({ ...question, id: lastId, open: true })
  })
}

export function answerQuestion(answer: boolean): void {
  if (!asked?.open) return
  resolveAsked(answer)
  show({ ...asked, open: false })
}

export function currentQuestion(): AskedQuestion | null {
  return asked
}

export function watchQuestions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
