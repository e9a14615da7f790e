const reachable = 'button:not(:disabled), a[href], input:not(:disabled)'
/** As long as a dialog may take to leave the screen, in frames. */
const mostFrames = 60

/**
 * A deleted card loses the focus. Once it is gone, the focus goes to the card after it, else to the one before it,
 * else to the first button of its container.
 */
export function keepFocusNear(id: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-record]')]
  const at = cards.findIndex((card) => card.dataset['record']?.endsWith(id))
  const card = cards[at]
  if (card === undefined) return
  const near = [cards[at + 1], cards[at - 1], ...around(card)]

  const wait = (frames: number) => {
    if (card.isConnected) {
      if (frames > 0) requestAnimationFrame(() => wait(frames - 1))
      return
    }
    const target = near.find((element) => element?.isConnected && element.querySelector(reachable) !== null)
    if (!hasFocusElsewhere()) target?.querySelector<HTMLElement>(reachable)?.focus()
  }
  requestAnimationFrame(() => wait(mostFrames))
}

function around(element: Element): Element[] {
  const parents: Element[] = []
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    parents.push(parent)
  return parents
}

/** Not if the user has moved the focus in the meantime; a closing menu or dialog does not count. */
function hasFocusElsewhere(): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body || activeElement.id === 'main') return false
  return activeElement.closest('[role="menu"], [role="dialog"], [role="alertdialog"]') === null
}
