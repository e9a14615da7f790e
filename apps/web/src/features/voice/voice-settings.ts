import { parseJson, propertiesOf } from '#shared/device/parse-stored.ts'
import { storedValue } from '#shared/device/stored-value.ts'
import { defaultLanguage, isLanguage, type Language } from './speech/languages.ts'

interface VoiceSettings {
  /** The user knows where the audio may be sent, and agreed. */
  readonly consented: boolean
  readonly language: Language
}

/** Each setting is checked by itself: if one is damaged, the other still counts. */
export function parseVoiceSettings(stored: string | null): VoiceSettings {
  const { consented, language } = propertiesOf(parseJson(stored))
  return { consented: consented === true, language: isLanguage(language) ? language : defaultLanguage }
}

export const voiceSettings = storedValue({
  key: (owner) => `stillwater-voice-${owner}`,
  parse: parseVoiceSettings,
})

/** The specification's time for every toast of the voice. */
export const voiceToast = { duration: 3000 } as const
