import { use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useUser } from '#features/auth/index.ts'
import { DialogOpen } from '#shared/ui/dialog/dialog-open.ts'
import { listen } from './listen.ts'
import type { Listening } from './recognizer.ts'
import type { Trouble } from './errors.ts'

interface Run {
  readonly controller: AbortController
  listening?: Listening | undefined
  /** Stopped by the user, who now wants to see the result. A second tap stops waiting for the last words. */
  stopped?: boolean
}

interface Options {
  /** A final phrase. */
  readonly onWords: (words: string) => void
  /** The user has ended it. */
  readonly onStopped: () => void
}

/** Recording for a panel. It ends with the panel, the dialog and the page. */
export function useRecording({ onWords, onStopped }: Options) {
  const owner = useUser()?.id ?? ''
  const [phase, setPhase] = useState<'idle' | 'starting' | 'listening'>('idle')
  const [interim, setInterim] = useState('')
  const [trouble, setTrouble] = useState<Trouble>()
  const run = useRef<Run>(undefined)
  const latest = useRef({ onWords, onStopped })
  const open = use(DialogOpen)
  useEffect(() => {
    latest.current = { onWords, onStopped }
  })

  const finish = useCallback(() => run.current?.controller.abort(), [])
  useLayoutEffect(() => {
    if (!open) finish()
  }, [open, finish])
  useLayoutEffect(() => finish, [finish])

  async function start() {
    const mine: Run = { controller: new AbortController() }
    run.current = mine
    setTrouble(undefined)
    setPhase('starting')
    const end = (trouble?: Trouble) => {
      if (run.current !== mine) return
      run.current = undefined
      setPhase('idle')
      setInterim('')
      setTrouble(trouble)
      if (mine.stopped === true && trouble === undefined) latest.current.onStopped()
    }
    mine.listening = await listen(
      owner,
      {
        onStart: () => setPhase('listening'),
        onInterim: setInterim,
        onWords: (words) => latest.current.onWords(words),
        onEnd: end,
      },
      mine.controller.signal,
    )
    if (mine.listening === undefined) end()
  }

  function toggle() {
    const now = run.current
    if (now === undefined) void start()
    else if (now.listening === undefined || now.stopped === true) finish()
    else {
      now.stopped = true
      now.listening.stop()
    }
  }
  return { phase, interim, trouble, setTrouble, toggle, finish }
}
