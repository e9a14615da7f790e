import { type RefObject, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUser } from '#features/auth/index.ts'
import { DialogOpen } from '#shared/ui/dialog/dialog-open.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import type { DictationState, Hearing } from './dictate.ts'
import type { TextControl } from './insert-words.ts'
import type { Listening } from '../speech/recognizer.ts'
import { voiceToast } from '../voice-settings.ts'

const idle: DictationState = { phase: 'idle', interim: '', command: false }

interface Run {
  readonly controller: AbortController
  listening?: Listening | undefined
  /** Waiting for the last words; a second tap stops waiting. */
  stopping?: boolean
}

interface Dictation extends DictationState {
  /** Starts or stops listening. */
  readonly toggle: () => void
}

/**
 * Dictation into the text control inside an element. The recognizer's code is loaded with the first tap. It ends with the dialog,
 * the page or the element, and before the form is submitted; what was said until then is in the control.
 */
export function useDictation(around: RefObject<HTMLElement | null>, hearing: Hearing): Dictation {
  const owner = useUser()?.id ?? ''
  const [state, setState] = useState(idle)
  const run = useRef<Run>(undefined)
  const pressed = useCursorPlaced(around)
  const open = use(DialogOpen)

  const finish = useCallback(() => run.current?.controller.abort(), [])
  useLayoutEffect(() => {
    if (!open) finish()
  }, [open, finish])
  useLayoutEffect(() => finish, [finish])
  useEffect(() => {
    const form = around.current?.closest('form')
    const beforeSending = () => flushSync(finish)
    form?.addEventListener('submit', beforeSending, { capture: true })
    return () => form?.removeEventListener('submit', beforeSending, { capture: true })
  }, [around, finish])

  async function start(control: TextControl) {
    const mine: Run = { controller: new AbortController() }
    run.current = mine
    setState({ ...idle, phase: 'starting' })
    const onChange = (change: Partial<DictationState>) => {
      if (run.current !== mine) return
      if (change.phase === 'idle') run.current = undefined
      setState((before) => ({ ...before, ...change }))
    }
    try {
      const { dictate } = await import('./dictate.ts')
      const { signal } = mine.controller
      mine.listening = await dictate({ owner, control, ...hearing, signal, onChange, cursorPlaced: pressed })
      if (mine.listening === undefined) onChange(idle)
    } catch (error) {
      console.warn('Voice input could not be loaded', error)
      onChange(idle)
      toast({
        ...voiceToast,
        title: 'Voice input could not be loaded',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      })
    }
  }

  return {
    ...state,
    toggle: () => {
      const now = run.current
      const control = controlIn(around.current)
      if (now === undefined) {
        if (control !== null) void start(control)
      } else if (now.listening === undefined || now.stopping === true) finish()
      else {
        now.stopping = true
        now.listening.stop()
      }
    },
  }
}

const controlIn = (around: HTMLElement | null) =>
  around?.querySelector<TextControl>('input, textarea') ?? null

/** Whether the user has placed the cursor: in a field that was only focused, its position means nothing. */
function useCursorPlaced(around: RefObject<HTMLElement | null>): () => boolean {
  const pressed = useRef(false)
  useEffect(() => {
    const control = controlIn(around.current)
    const notePress = (event: Event) => {
      if (event.isTrusted) pressed.current = true
    }
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) control?.addEventListener(touch, notePress)
    return () => {
      for (const touch of touches) control?.removeEventListener(touch, notePress)
    }
  }, [around])
  return useCallback(() => pressed.current, [])
}
