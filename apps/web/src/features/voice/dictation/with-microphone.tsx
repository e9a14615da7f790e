import Mic from 'lucide-react/icons/mic'
import MicOff from 'lucide-react/icons/mic-off'
import Square from 'lucide-react/icons/square'
import { type ReactNode, use, useRef } from 'react'
import { useStore } from '#shared/store.ts'
import { Button } from '#shared/ui/button.tsx'
import { FieldContext } from '#shared/ui/field/field-context.ts'
import { findSpeech, microphoneDenied } from '../speech/speech.ts'
import { useDictation } from './use-dictation.ts'

interface WithMicrophoneProps {
  /** Understands the commands of the dashboard's journal. */
  readonly commands?: boolean
  /** What is written for a phrase, such as a line break for words that mean one. */
  readonly rewrite?: (phrase: string) => string
  /** One Input or TextArea. */
  readonly children: ReactNode
}

/** A text control with a microphone: speech is inserted at its cursor. Without speech recognition, only the control. */
export function WithMicrophone(props: WithMicrophoneProps) {
  return findSpeech() === undefined ? props.children : <Dictated {...props} />
}

function Dictated({ commands = false, rewrite, children }: WithMicrophoneProps) {
  const box = useRef<HTMLDivElement>(null)
  const field = use(FieldContext)
  const denied = useStore(microphoneDenied)
  const { phase, interim, command, toggle } = useDictation(box, { commands, rewrite })
  const on = phase !== 'idle'
  const Icon = on ? Square : denied ? MicOff : Mic

  return (
    <div className="min-w-0 flex-1">
      <div ref={box} className="relative [&>input]:pr-13 [&>textarea]:pr-13">
        {children}
        <Button
          size="icon"
          variant={on ? 'primary' : 'quiet'}
          aria-label={on ? 'Stop dictating' : denied ? 'Microphone unavailable' : 'Dictate'}
          aria-describedby={field?.labelId}
          onClick={toggle}
          className="absolute! top-0.5 right-0.5"
        >
          <Icon aria-hidden="true" className={on ? 'fill-current' : denied ? 'text-muted' : ''} />
        </Button>
      </div>
      <span aria-live="polite" className="sr-only">
        {phase === 'listening' && (command ? 'Command mode' : 'Listening')}
      </span>
      {phase === 'listening' && (
        <p aria-hidden="true" className="mt-1.5 flex gap-2 text-sm text-muted">
          <span className="mt-1.5 size-2.5 shrink-0 animate-breathe rounded-full bg-alert-fill" />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {interim.trim() !== ''
              ? interim
              : command
                ? 'Say “write”, “add” or “note”, and what to write.'
                : 'Listening… Speak now.'}
          </span>
        </p>
      )}
    </div>
  )
}
