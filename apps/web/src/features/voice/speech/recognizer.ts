import type { Speech, SpeechConstructor, SpeechResultEvent } from './speech.ts'

interface Listener {
  /** The interim result; it may still change. */
  readonly onInterim: (words: string) => void
  /** Final words. */
  readonly onWords: (words: string) => void
  readonly onStart: () => void
  /** Once, whatever ended it. An error is the browser's own name for it. */
  readonly onEnd: (error?: string) => void
}

export interface Listening {
  /** Ends it and waits for the last words. */
  readonly stop: () => void
  /** Ends it at once; what was heard so far counts. */
  readonly finish: () => void
}

interface Options {
  readonly Speech: SpeechConstructor
  readonly language: string
  /** Phones that repeat earlier words in one long session get one session for each phrase. */
  readonly continuous: boolean
}

/** Browsers stop by themselves after a silence. So many silences in a row mean that nobody speaks any more. */
const mostSilences = 8

/** Listens until it is stopped, through the silences at which browsers stop by themselves. */
export function listenWith({ Speech, language, continuous }: Options, listener: Listener): Listening {
  let speech: Speech | undefined
  let pending = ''
  let kept = 0
  let silences = 0
  let wanted = true
  let over = false

  const keepPending = () => {
    const words = pending
    pending = ''
    if (words.trim() !== '') listener.onWords(words)
  }
  const end = (error?: string) => {
    if (over) return
    over = true
    wanted = false
    keepPending()
    listener.onEnd(error)
  }

  const hear = ({ resultIndex, results }: SpeechResultEvent) => {
    if (over) return
    pending = ''
    silences = 0
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index]
      const words = result?.[0]?.transcript ?? ''
      if (result?.isFinal !== true) pending += words
      else if (index >= kept) {
        // Some browsers report the same result twice.
        kept = index + 1
        if (words.trim() !== '') listener.onWords(words)
      }
    }
    listener.onInterim(pending)
  }

  const begin = () => {
    kept = 0
    speech = new Speech()
    speech.lang = language
    speech.continuous = continuous
    speech.interimResults = true
    speech.maxAlternatives = 1
    speech.onstart = listener.onStart
    speech.onresult = hear
    // An error event is followed by an end event; the error has the reason.
    speech.onerror = ({ error }) => {
      wanted = false
      end(error)
    }
    speech.onend = () => {
      keepPending()
      listener.onInterim('')
      silences += 1
      if (!wanted || over) end()
      else if (silences > mostSilences) end('no-speech')
      else begin()
    }
    try {
      speech.start()
    } catch (error) {
      console.warn('The browser could not begin to listen', error)
      end('aborted')
    }
  }
  begin()

  return {
    stop: () => {
      wanted = false
      speech?.stop()
    },
    finish: () => {
      end()
      speech?.abort()
    },
  }
}
