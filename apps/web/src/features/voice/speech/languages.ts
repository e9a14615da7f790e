/** Spoken languages to choose from, each in its own words. The forms are filled in from English only. */
export const languages = {
  'en-US': 'English (United States)',
  'en-GB': 'English (United Kingdom)',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-IN': 'English (India)',
  'en-NG': 'English (Nigeria)',
  'es-MX': 'Español (México)',
  'es-ES': 'Español (España)',
  'pt-BR': 'Português (Brasil)',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
  'it-IT': 'Italiano',
  'nl-NL': 'Nederlands',
  'sw-KE': 'Kiswahili',
  'ko-KR': '한국어',
  'zh-CN': '中文',
} as const

export type Language = keyof typeof languages

export const defaultLanguage: Language = 'en-US'

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)
