import type { Passage } from '@stillwater/contract/bible'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { audioQuery, BibleError, translationsQuery, versesIn } from '#features/bible/index.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

export interface ReadAloud {
  readonly supported: boolean
  readonly playing: boolean
  /** The verse being read, or the one to continue with. */
  readonly verse: string | undefined
  readonly toggle: () => void
}

/**
 * Reads the passage verse by verse. Pausing stops the voice and remembers the verse, because some phones cannot resume a
 * paused voice.
 */
export function useReadAloud(
  text: RefObject<HTMLElement | null>,
  version: string,
  { reference, content }: Passage,
): ReadAloud {
  const client = useQueryClient()
  const [playing, setPlaying] = useState(false)
  const [verse, setVerse] = useState<string>()
  // Events of a stopped voice are ignored.
  const run = useRef(0)
  const recording = useRef<HTMLAudioElement>(undefined)

  const pause = useCallback(() => {
    run.current += 1
    recording.current?.pause()
    if (supported) speechSynthesis.cancel()
    setPlaying(false)
  }, [])

  useEffect(
    () => () => {
      pause()
      recording.current = undefined
      setVerse(undefined)
    },
    [content, version, pause],
  )

  function speak(from: string | undefined, language: string | undefined) {
    const verses = text.current === null ? [] : versesIn(text.current)
    const mine = run.current
    const read = (at: number) => {
      const next = verses[at]
      setVerse(next?.id)
      if (next === undefined) {
        setPlaying(false)
        return
      }
      text.current?.querySelector(`[data-verse="${next.id}"]`)?.scrollIntoView({ block: 'nearest' })
      const words = new SpeechSynthesisUtterance(next.text)
      if (language !== undefined) words.lang = language
      words.addEventListener('end', () => {
        if (run.current === mine) read(at + 1)
      })
      words.addEventListener('error', () => {
        if (run.current === mine) pause()
      })
      speechSynthesis.speak(words)
    }
    read(
      Math.max(
        0,
        verses.findIndex(({ id }) => id === from),
      ),
    )
  }

  async function play() {
    run.current += 1
    const mine = run.current
    setPlaying(true)
    // Phones allow speech only in response to a tap: an empty utterance unlocks it while the request is pending.
    speechSynthesis.cancel()
    speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    const [audio, translations] = await Promise.allSettled([
      client.query(audioQuery(version, reference)),
      client.query(translationsQuery),
    ])
    if (run.current !== mine) return
    if (audio.status === 'rejected') tellUnheard(audio.reason)
    const url = audio.status === 'fulfilled' ? audio.value.url : null
    const language =
      translations.status === 'fulfilled'
        ? translations.value.find(({ id }) => id === version)?.language
        : undefined
    if (url === null || !(await playRecording(url, mine))) speak(verse, language)
  }

  /** Resolves to whether it plays, or is no longer wanted. */
  async function playRecording(url: string, mine: number): Promise<boolean> {
    recording.current ??= new Audio(url)
    recording.current.addEventListener('ended', () => setPlaying(false), { once: true })
    try {
      await recording.current.play()
      return true
    } catch (error) {
      if (run.current !== mine) return true
      console.warn('A recording could not be played', error)
      recording.current = undefined
      toast({ title: 'The recording can’t be played', description: ownVoice, variant: 'destructive' })
      return false
    }
  }

  return { supported, playing, verse, toggle: () => (playing ? pause() : void play()) }
}

const supported = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis

const ownVoice = 'Using this device’s voice instead.'

function tellUnheard(error: unknown): void {
  if (!(error instanceof BibleError)) throw error
  toast({
    title: error.message,
    description: ownVoice,
    variant: 'destructive',
  })
}
