/** What the journal form starts out with. */
export interface JournalPrefill {
  readonly title: string
  readonly content: string
}

const name = 'openJournalForm'

/** Opens the journal form from anywhere in the shell: an event on the window, so that no feature depends on the journal. */
export function openJournalForm(prefill: JournalPrefill): void {
  window.dispatchEvent(new CustomEvent<JournalPrefill>(name, { detail: prefill }))
}

/** Any code may have sent the event: values that are not text are left out. */
export function onOpenJournalForm(open: (prefill: Partial<JournalPrefill>) => void): () => void {
  const listen = (event: Event) => open(readPrefill(event instanceof CustomEvent ? event.detail : undefined))
  window.addEventListener(name, listen)
  return () => window.removeEventListener(name, listen)
}

export function readPrefill(detail: unknown): Partial<JournalPrefill> {
  if (typeof detail !== 'object' || detail === null) return {}
  const { title, content } = detail as Record<string, unknown>
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof content === 'string' && { content }),
  }
}
