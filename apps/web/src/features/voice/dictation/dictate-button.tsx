import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '#features/auth/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { findSpeech } from '../speech/speech.ts'
import type { Listening } from '../speech/recognizer.ts'
import { voiceToast } from '../voice-settings.ts'

interface DictateButtonProps {
  /** Gets what was said, phrase by phrase. */
  readonly onWords: (words: string) => void
}

/** A microphone for a text that is not a field of a form. Without speech recognition there is none. */
export function DictateButton({ onWords }: DictateButtonProps) {
  const owner = useUser()?.id ?? ''
  const [isOn, setIsOn] = useState(false)
  const run = useRef<{ readonly controller: AbortController; listening?: Listening | undefined }>(undefined)
  // The words go to where the screen wants them then.
  const hear = useRef(onWords)
  useEffect(() => {
    hear.current = onWords
  })
  useEffect(() => () => run.current?.controller.abort(), [])
  if (findSpeech() === undefined) return null

  async function start() {
    const mine: typeof run.current = { controller: new AbortController() }
    run.current = mine
    setIsOn(true)
    const end = () => {
      if (run.current === mine) run.current = undefined
      setIsOn(false)
    }
    try {
      const { listen } = await import('../speech/listen.ts')
      mine.listening = await listen(
        owner,
        {
          onStart: () => undefined,
          onInterim: () => undefined,
          onWords: (words) => hear.current(words.trim()),
          onEnd: (trouble) => {
            end()
            if (trouble !== undefined) toast({ ...voiceToast, ...trouble, variant: 'destructive' })
          },
        },
        mine.controller.signal,
      )
      if (mine.listening === undefined) end()
    } catch (error) {
      console.warn('Voice input could not be loaded', error)
      end()
      toast({
        ...voiceToast,
        title: 'Voice input could not be loaded',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      })
    }
  }

  function toggle() {
    const now = run.current
    if (now === undefined) void start()
    else if (now.listening === undefined) now.controller.abort()
    else now.listening.stop()
  }

  const Icon = isOn ? Square : Mic
  return (
    <Button
      size="icon"
      variant={isOn ? 'primary' : 'quiet'}
      aria-label={isOn ? 'Stop dictating' : 'Dictate'}
      onClick={toggle}
    >
      <Icon aria-hidden="true" className={isOn ? 'fill-current' : ''} />
    </Button>
  )
}
