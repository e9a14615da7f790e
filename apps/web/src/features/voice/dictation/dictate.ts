import { toast } from '#shared/ui/toast/toast-store.ts'
import { insertWords, moveToEnd, type TextControl } from './insert-words.ts'
import { hearPhrase } from './journal-command.ts'
import { listen } from '../speech/listen.ts'
import type { Listening } from '../speech/recognizer.ts'
import { voiceToast } from '../voice-settings.ts'

export interface DictationState {
  readonly phase: 'idle' | 'starting' | 'listening'
  readonly interim: string
  /** The journal's trigger word was said; a keyword is awaited. */
  readonly command: boolean
}

/** How a phrase is understood. */
export interface Hearing {
  /** Understands the journal's commands. */
  readonly commands: boolean
  /** What is written for a phrase. */
  readonly rewrite?: ((phrase: string) => string) | undefined
}

interface Options extends Hearing {
  readonly owner: string
  readonly control: TextControl
  /** Whether the user has put the cursor somewhere; else words go to the end. */
  readonly cursorPlaced: () => boolean
  readonly signal: AbortSignal
  readonly onChange: (change: Partial<DictationState>) => void
}

/** Writes what is said into a text control. */
export function dictate(options: Options): Promise<Listening | undefined> {
  const { owner, control, commands, rewrite, cursorPlaced, signal, onChange } = options
  let active = false

  const write = (words: string) => {
    const left = insertWords(control, words)
    if (left.trim() !== '') {
      toast({ ...voiceToast, title: 'This field is full', description: `No room for “${left.trim()}”` })
    }
  }
  const dictated = (words: string) => {
    if (!cursorPlaced()) moveToEnd(control)
    write(words)
  }
  const hear = (phrase: string) => {
    if (!commands) return dictated(rewrite?.(phrase) ?? phrase.trim())
    const heard = hearPhrase(active, phrase)
    active = heard.active
    onChange({ command: active })
    if (heard.activated) toast({ ...voiceToast, title: 'Voice Command Activated' })
    if (heard.dictated !== undefined) dictated(heard.dictated)
    if (heard.appended !== undefined) {
      moveToEnd(control)
      write(heard.appended)
    }
  }

  return listen(
    owner,
    {
      onStart: () => onChange({ phase: 'listening' }),
      onInterim: (interim) => onChange({ interim }),
      onWords: hear,
      onEnd: (trouble) => {
        onChange({ phase: 'idle', interim: '', command: false })
        if (trouble !== undefined) toast({ ...voiceToast, ...trouble, variant: 'destructive' })
      },
    },
    signal,
  )
}
