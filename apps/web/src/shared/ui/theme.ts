import { readItem, writeItem } from '#shared/device/local-storage.ts'

/** Light, dark, or what the device is set to. */
const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const KEY = 'stillwater-theme'

/** Anything but one of the three choices counts as "system". */
export function parseThemeChoice(stored: unknown): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

export function getTheme(): ThemeChoice {
  return parseThemeChoice(readItem(KEY))
}

/** Applies a choice to the page: its color scheme, and the color of the browser's own bars. */
function applyTheme(choice: ThemeChoice): void {
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
  writeItem(KEY, choice === 'system' ? undefined : choice)
}
