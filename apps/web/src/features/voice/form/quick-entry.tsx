import { useRef, useState } from 'react'
import type { Form } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { WithMicrophone } from '../dictation/with-microphone.tsx'
import type { KnownPerson } from '../parse/care.ts'
import { type Filled, fillIn } from '../speech/heard.ts'
import { VoiceNotice } from './voice-notice.tsx'

const placeholders = {
  event: 'Elders first Tuesday 7pm church hall',
  care: 'Visited Ann in hospital today, call her Friday',
}

interface QuickEntryProps<Values extends object> {
  readonly kind: keyof typeof placeholders
  /** Whom a line about care may name. */
  readonly known?: readonly KnownPerson[]
  readonly form: Form<Values>
  /** The fields that can be filled in, with their labels. */
  readonly names: Partial<Record<keyof Values & string, string>>
  /** The field for all that was said. The line of an event is short enough to be understood or left in the title. */
  readonly text: keyof Values & string
  /** What else changes with the fields that were filled in. */
  readonly follow: (filled: Filled<Values>) => Values
}

interface Done<Values extends object> extends Filled<Values> {
  readonly before: Values
}

/** One line, typed or spoken, that fills in a form. Nothing is saved by it, and what was typed elsewhere stays. */
export function QuickEntry<Values extends object>(props: QuickEntryProps<Values>) {
  const { kind, known, form, names, text, follow } = props
  const [line, setLine] = useState('')
  const [start] = useState(form.values)
  const [done, setDone] = useState<Done<Values>>()
  const notice = useRef<HTMLDivElement>(null)

  async function fill() {
    if (line.trim() === '') return
    try {
      const { understand } = await import('./understand.ts')
      const heard = (await understand(kind, line, todayIso(), known)) as Partial<Values>
      if (kind === 'event') delete heard[text]
      const before = form.latest()
      // What an earlier line filled in may be filled in again.
      const result = fillIn({
        values: before,
        start: { ...start, ...done?.filled },
        isNew: true,
        heard,
        text,
      })
      form.replace(follow(result))
      setDone({ ...result, before })
      requestAnimationFrame(() => notice.current?.focus())
    } catch (error) {
      console.warn('The line could not be understood', error)
      toast({
        title: 'Could not fill in the form',
        description: 'Your line is still there. Please try again, or fill in the fields below.',
        variant: 'destructive',
      })
    }
  }

  const called = (fields: readonly string[]) =>
    fields.flatMap((field) => names[field as keyof Values & string] ?? [])

  return (
    <div className="mb-5 grid gap-3 border-b border-hairline pb-5 [&>[role=status]]:mb-0">
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <Field label="Quick entry">
          <WithMicrophone>
            <Input
              value={line}
              maxLength={300}
              placeholder={placeholders[kind]}
              enterKeyHint="done"
              onChange={({ currentTarget }) => setLine(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // Enter fills in the form; saving comes after a look at it.
                event.preventDefault()
                void fill()
              }}
            />
          </WithMicrophone>
        </Field>
        <Button variant="secondary" disabled={line.trim() === ''} onClick={() => void fill()}>
          Fill in
        </Button>
      </div>
      {done !== undefined && (
        <VoiceNotice
          ref={notice}
          source="line"
          filled={called(Object.keys(done.filled))}
          kept={called(done.kept)}
          onUndo={() => {
            form.replace(done.before)
            setDone(undefined)
          }}
        />
      )}
    </div>
  )
}
