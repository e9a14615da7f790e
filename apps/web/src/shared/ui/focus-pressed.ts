/** Safari gives no focus to a button that is pressed, and a dialog that it opens could not give the focus back to it. */
export function focusPressed(): void {
  const focus = ({ target }: Event) => {
    if (document.activeElement !== document.body || !(target instanceof Element)) return
    target.closest<HTMLElement>('button, a[href], summary')?.focus({ preventScroll: true })
  }
  window.addEventListener('click', focus, { capture: true })
}
