import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { defaultLanguage, isLanguage, type Language } from './speech/languages.ts'

/** What this device remembers of how somebody uses their voice. */
export interface VoiceMemory {
  /** Has been told where the audio may go, and agreed. */
  readonly consented: boolean
  readonly language: Language
}

const fresh: VoiceMemory = { consented: false, language: defaultLanguage }

/** Each part stands for itself: a damaged one is forgotten and leaves the other. */
const schema = z.object({
  consented: orElse(z.boolean(), false),
  language: orElse(z.custom<Language>(isLanguage), defaultLanguage),
})

const keyOf = (owner: string) => `stillwater-voice-${owner}`
const memories = new Map<string, VoiceMemory>()

export function parseVoiceMemory(stored: string | null): VoiceMemory {
  if (stored === null) return fresh
  try {
    const result = z.safeParse(schema, JSON.parse(stored))
    return result.success ? result.data : fresh
  } catch (error) {
    if (error instanceof SyntaxError) return fresh
    throw error
  }
}

export function recallVoice(owner: string): VoiceMemory {
  const known = memories.get(owner)
  if (known !== undefined) return known
  try {
    return parseVoiceMemory(localStorage.getItem(keyOf(owner)))
  } catch (error) {
    console.warn('What was chosen for the voice cannot be known on this device.', error)
    return fresh
  }
}

export function rememberVoice(owner: string, change: Partial<VoiceMemory>): void {
  const memory = { ...recallVoice(owner), ...change }
  memories.set(owner, memory)
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(memory))
  } catch (error) {
    console.warn('What was chosen for the voice cannot be remembered on this device.', error)
  }
}
