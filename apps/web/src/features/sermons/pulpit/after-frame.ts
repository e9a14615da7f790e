let due: (() => void) | undefined

function runDue(): void {
  const work = due
  due = undefined
  work?.()
}

globalThis.window?.addEventListener('pagehide', runDue)
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') runDue()
})

/** Does it once the next frame is drawn, or when the page is put away: what is stored must not delay what is seen. Only the latest is done. */
export function afterFrame(work: () => void): void {
  const isWaiting = due !== undefined
  due = work
  if (document.visibilityState === 'hidden') runDue()
  else if (!isWaiting) requestAnimationFrame(() => setTimeout(runDue))
}
