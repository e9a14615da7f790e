/** What a person looks for: an element by its role and its accessible name, or by a text. */
export interface Wanted {
  readonly role: string
  readonly name: Words
}

/** An exact text, or what `patternOf` makes of a regular expression. */
export type Words = string | { readonly source: string; readonly flags: string }

export interface Found {
  /** Its middle, for the pointer. */
  readonly x: number
  readonly y: number
  /** Whether a tap there reaches it: nothing lies over it and it is not out of reach. */
  readonly reachable: boolean
  readonly value: string
  readonly checked: boolean
  readonly focused: boolean
}

/**
 * Runs in the page, so it uses nothing from outside of itself. Answers the first match that can be tapped, or else the first
 * that can be seen, scrolled into view.
 */
export function find({ role, name }: Wanted): Found | null {
  const selectors: Record<string, string> = {
    alertdialog: '[role=alertdialog]',
    button: 'button:not([role]), [role=button]',
    checkbox: 'input[type=checkbox]:not([role])',
    combobox: '[role=combobox]',
    dialog: '[role=dialog], dialog[open]:not([role])',
    field: 'input, textarea',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    option: '[role=option]',
    radio: 'input[type=radio], [role=radio]',
    switch: '[role=switch]',
    tab: '[role=tab]',
    text: 'body *',
    textbox: '[role=textbox]',
  }
  const tidy = (text: string | null | undefined) =>
    (text ?? '').replaceAll(/\s+/g, ' ').replace(' (optional)', '').trim()
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labelledBy = tidy(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
    return (
      labelledBy ||
      tidy(element.getAttribute('aria-label')) ||
      tidy(labels.join(' ')) ||
      tidy(element.textContent)
    )
  }
  // A text is in the smallest element that holds it.
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && tidy(node.textContent) !== '')
      ? tidy(element.textContent)
      : ''
  const matches = (text: string) =>
    typeof name === 'string' ? text === name : new RegExp(name.source, name.flags).test(text)
  // What is still on its way is not where it seems to be.
  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => (effect as KeyframeEffect | null)?.target)
  const describe = (element: HTMLElement): Found & { element: HTMLElement } => {
    const box = element.getBoundingClientRect()
    const [x, y] = [Math.floor(box.left + box.width / 2), Math.floor(box.top + box.height / 2)]
    const hit = document.elementFromPoint(x, y)
    const input = element as HTMLInputElement
    const reaches =
      hit !== null &&
      (element.contains(hit) || [...(input.labels ?? [])].some((label) => label.contains(hit)))
    return {
      element,
      x,
      y,
      reachable:
        reaches && !element.matches(':disabled') && !moving.some((target) => target?.contains(element)),
      value: input.value ?? '',
      checked: input.checked ?? element.getAttribute('aria-checked') === 'true',
      focused: document.activeElement === element,
    }
  }
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role] ?? '')]
    .filter((element) => matches(role === 'text' ? ownText(element) : nameOf(element)))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.closest('.sr-only') === null || element.matches('input'))
    .map(describe)
  const best = found.find(({ reachable }) => reachable) ?? found[0]
  if (best === undefined) return null
  const { element, ...answer } = best
  if (!answer.reachable) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return answer
}
