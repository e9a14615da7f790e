/** Safari does not focus a clicked button, so a dialog that it opens could not return the focus to it. */
export function focusPressed(): void {
  const focus = ({ target }: Event) => {
    if (document.activeElement !== document.body || !(target instanceof Element)) return
    target.closest<HTMLElement>('button, a[href], summary')?.focus({ preventScroll: true })
  }
  window.addEventListener('click', focus, { capture: true })
}
