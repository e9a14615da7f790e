import { type Locator, page, userEvent } from 'vitest/browser'

/** What tests of all screens look for and do alike. */

export const toast = (text: string): Locator => page.getByText(text, { exact: true })
export const heading = (name: string): Locator => page.getByRole('heading', { name, exact: true })

/** The texts of all that a locator finds, spaces as they are read. */
export const textsOf = (found: Locator): string[] =>
  found.elements().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

/** A hurried double tap, both on the button itself: one that closes at once would let the second fall on what is below. */
export async function clickTwice(button: Locator): Promise<void> {
  const element = await button.findElement()
  for (let click = 0; click < 2; click += 1)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Presses keys on an element, in the words of userEvent.keyboard. */
export async function press(target: Locator, keys: string): Promise<void> {
  ;(await target.findElement()).focus()
  await userEvent.keyboard(keys)
}

/** The key comes with the mending: a moment later the app may have tried again by itself. */
export async function pressTryAgain(mend: () => void): Promise<void> {
  const button = await page.getByRole('button', { name: 'Try again' }).first().findElement()
  button.focus()
  mend()
  await userEvent.keyboard('{Enter}')
}

/** Resolves once a text has been on the page, however briefly. */
export const seen = (text: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
