/** Light, dark, or whatever the device says. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const KEY = 'stillwater-theme'

/** Anything but one of the three choices counts as "system". */
export function parseThemeChoice(stored: unknown): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

/** A browser that keeps nothing (blocked storage) simply follows the system. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export function getTheme(): ThemeChoice {
  return parseThemeChoice(storage()?.getItem(KEY))
}

/** Applies a choice to the page: its colour scheme, and the colour of the browser's own bars. */
export function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = choice
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const scheme = bar.dataset['scheme']
    bar.media =
      choice === 'system' ? `(prefers-color-scheme: ${scheme})` : choice === scheme ? 'all' : 'not all'
  }
}

/** Applies a choice and remembers it on this device. */
export function setTheme(choice: ThemeChoice): void {
  applyTheme(choice)
  try {
    if (choice === 'system') storage()?.removeItem(KEY)
    else storage()?.setItem(KEY, choice)
  } catch (error) {
    console.warn('The theme could not be remembered on this device.', error)
  }
}
