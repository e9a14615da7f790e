import { answerQuestion, askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { type Listening, listenWith } from './recognizer.ts'
import { findSpeech, microphoneDenied } from './speech.ts'
import { isRefusal, type Trouble, troubleOf } from './errors.ts'
import { voiceSettings } from '../voice-settings.ts'

interface VoiceHandlers {
  readonly onStart: () => void
  readonly onInterim: (words: string) => void
  readonly onWords: (words: string) => void
  readonly onEnd: (trouble?: Trouble) => void
}

/** There is one microphone: starting to listen stops what listened before. */
let current: Listening | undefined

/**
 * Starts listening if the user agrees to where the audio may be sent. The signal ends it at once, also while the
 * question is open. Resolves to undefined if it did not start.
 */
export async function listen(
  owner: string,
  handlers: VoiceHandlers,
  signal: AbortSignal,
): Promise<Listening | undefined> {
  const Speech = findSpeech()
  if (Speech === undefined || !(await hasConsent(owner, signal)) || signal.aborted) return undefined
  current?.finish()
  current = undefined
  const ending = new AbortController()
  const listening = listenWith(
    {
      Speech,
      language: voiceSettings.get(owner).language,
      continuous: !/android/i.test(navigator.userAgent),
    },
    {
      ...handlers,
      onEnd: (error) => {
        ending.abort()
        current = undefined
        // "Aborted" is what the browser calls our own ending.
        if (error === undefined || error === 'aborted') return handlers.onEnd()
        if (isRefusal(error)) markDenied()
        handlers.onEnd(troubleOf(error))
      },
    },
  )
  if (ending.signal.aborted) return listening
  current = listening
  const { finish } = listening
  const leaving = { signal: ending.signal }
  signal.addEventListener('abort', finish, leaving)
  window.addEventListener('pagehide', finish, leaving)
  document.addEventListener('visibilitychange', () => document.hidden && finish(), leaving)
  return listening
}

async function hasConsent(owner: string, signal: AbortSignal): Promise<boolean> {
  if (voiceSettings.get(owner).consented) return true
  const withdraw = () => answerQuestion(false)
  signal.addEventListener('abort', withdraw)
  const agreed = await askToConfirm({
    title: 'Speak instead of typing?',
    description:
      'Your browser turns speech into text, and may send the audio to its maker to do so. Stillwater never receives the audio, only the text that you save.',
    confirmLabel: 'Use my voice',
    cancelLabel: 'Not now',
  })
  signal.removeEventListener('abort', withdraw)
  if (agreed) voiceSettings.set({ ...voiceSettings.get(owner), consented: true }, owner)
  return agreed
}

/** Until the user changes the permission, if the browser reports that. */
function markDenied(): void {
  microphoneDenied.set(true)
  navigator.permissions
    ?.query({ name: 'microphone' })
    .then((permission) => {
      permission.addEventListener('change', () => microphoneDenied.set(permission.state === 'denied'))
    })
    .catch((error: unknown) => console.warn('A changed permission will not be noticed', error))
}
