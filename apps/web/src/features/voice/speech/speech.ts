import { createStore } from '#shared/store.ts'

/** The browser's speech recognition, as far as it is used here. TypeScript's own library leaves it out. */
interface SpeechResult {
  readonly isFinal: boolean
  readonly [alternative: number]: { readonly transcript: string } | undefined
}

export interface SpeechResultEvent {
  readonly resultIndex: number
  readonly results: { readonly length: number; readonly [index: number]: SpeechResult | undefined }
}

export interface Speech {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: SpeechResultEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onstart: (() => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export type SpeechConstructor = new () => Speech

/** What the browser offers, under its own name or with a prefix. */
export function findSpeech(scope: object = globalThis): SpeechConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<
    string,
    SpeechConstructor | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const unsupportedText =
  'Voice input is not supported in your browser. Please use Chrome for this feature.'

/** Whether the browser has denied the microphone. Shared by every microphone button on the page. */
export const microphoneDenied = createStore(false)
