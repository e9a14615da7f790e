import { expect, type Page } from '@playwright/test'
import type { Pastor } from './fixtures.ts'

/** What the page's scripted speech recognition is made to do, and what was asked of it. */
interface ScriptedSpeech {
  readonly calls: string[]
  readonly languages: string[]
  say(words: string, isFinal?: boolean): void
  fail(error: string): void
  end(): void
  listening(): boolean
}

declare global {
  interface Window {
    scriptedSpeech: ScriptedSpeech
  }
}

/** Puts a speech recognition into the page that hears only what the test says. */
export async function scriptSpeech(page: Page, { prefixed = false } = {}): Promise<void> {
  await page.addInitScript((prefixed) => {
    interface Result {
      isFinal: boolean
      0: { transcript: string }
    }
    const running: Recognition[] = []
    const current = () => running.at(-1)
    const calls: string[] = []
    const languages: string[] = []

    class Recognition {
      lang = ''
      continuous = false
      interimResults = false
      onresult: ((event: object) => void) | null = null
      onerror: ((event: object) => void) | null = null
      onstart: (() => void) | null = null
      onend: (() => void) | null = null
      readonly results: Result[] = []
      start() {
        calls.push('start')
        languages.push(this.lang)
        running.push(this)
        setTimeout(() => this.onstart?.())
      }
      stop() {
        calls.push('stop')
        // Browsers tell what was still open as final words, then end.
        const last = this.results.at(-1)
        if (last !== undefined && !last.isFinal) {
          last.isFinal = true
          this.tell(this.results.length - 1)
        }
        setTimeout(() => this.end())
      }
      abort() {
        calls.push('abort')
        setTimeout(() => this.end())
      }
      tell(resultIndex: number) {
        this.onresult?.({ resultIndex, results: this.results })
      }
      end() {
        const at = running.indexOf(this)
        if (at === -1) return
        running.splice(at, 1)
        this.onend?.()
      }
    }
    const name = prefixed ? 'webkitSpeechRecognition' : 'SpeechRecognition'
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
    Object.assign(window, { [name]: Recognition })

    window.scriptedSpeech = {
      calls,
      languages,
      say: (words, isFinal = true) => {
        const speech = current()
        if (speech === undefined) throw new Error('Nobody listens.')
        const open = speech.results.at(-1)?.isFinal === false
        const at = open ? speech.results.length - 1 : speech.results.length
        speech.results[at] = { isFinal, 0: { transcript: words } }
        speech.tell(at)
      },
      fail: (error) => {
        const speech = current()
        speech?.onerror?.({ error })
        speech?.end()
      },
      end: () => current()?.end(),
      listening: () => running.length > 0,
    }
  }, prefixed)
}

/** A browser without speech recognition. */
export const withoutSpeech = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  })

/** Says a phrase, once somebody listens: a button says so a moment earlier. Interim words may still change. */
export async function say(page: Page, words: string, { interim = false } = {}): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.scriptedSpeech.listening())).toBe(true)
  await page.evaluate(([words, isFinal]) => window.scriptedSpeech.say(words, isFinal), [
    words,
    !interim,
  ] as const)
}

export const fail = (page: Page, error: string): Promise<void> =>
  page.evaluate((error) => window.scriptedSpeech.fail(error), error)

/** The browser stops by itself, as after a silence. */
export const fallSilent = (page: Page): Promise<void> => page.evaluate(() => window.scriptedSpeech.end())

export const isListening = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.scriptedSpeech.listening())

export const speechCalls = (page: Page): Promise<string[]> => page.evaluate(() => window.scriptedSpeech.calls)

export const spokenLanguages = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.scriptedSpeech.languages)

/** Has agreed before, so that the question is out of the way. */
export const consented = (page: Page, pastor: Pastor, language = 'en-US') =>
  page.addInitScript(
    ([id, language]) =>
      localStorage.getItem(`stillwater-voice-${id}`) ??
      localStorage.setItem(`stillwater-voice-${id}`, JSON.stringify({ consented: true, language })),
    [pastor.id, language] as const,
  )
