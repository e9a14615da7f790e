import type { Schema } from '@stillwater/contract/calls/endpoint'
import { plainWords } from '@stillwater/contract/records/fields'
import { useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#shared/api/error.ts'

export type Errors = Record<string, string | undefined>

export interface Form<Values extends object, Value = unknown> {
  readonly values: Values
  /** The values as they are now, also within the handler that has just changed them. */
  readonly latest: () => Values
  readonly errors: Errors
  readonly dirty: boolean
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** Replaces values as if they had been typed. */
  readonly replace: (values: Values) => void
  /** Starts again with these values, as if nothing had been typed. */
  readonly restart: (values: Values) => void
  /** Shows what the server said about single fields. */
  readonly reject: (error: unknown) => void
  /** Submits the values if they are valid, else shows the errors. */
  readonly check: (next: (value: Value) => void) => void
  readonly submit: (event: { preventDefault(): void; currentTarget: EventTarget }) => void
  /** The props of a text control. */
  readonly text: (name: keyof Values & string) => {
    name: string
    value: string
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}

interface Options<S extends Schema, Values extends object> {
  readonly schema: S
  readonly initial: Values
  /** What it begins with as if it had been typed. */
  readonly typed?: Values | undefined
  readonly onSubmit: (value: z.output<S>) => void
  /** Called with the errors when the form is invalid. */
  readonly onInvalid?: (errors: Errors) => void
}

/**
 * The contract's schema validates the form, with the same messages as the server. Errors show at the first submit and then update
 * while typing; what was typed is never discarded.
 */
export function useForm<S extends Schema, Values extends object>(
  options: Options<S, Values>,
): Form<Values, z.output<S>> {
  const { schema, onSubmit, onInvalid } = options
  const [start, setStart] = useState(options.initial)
  const [values, setValues] = useState(options.typed ?? options.initial)
  const latest = useRef(values)
  const [sent, setSent] = useState(false)
  /** The server's errors, and the values they apply to. */
  const [rejected, setRejected] = useState<{ errors: Errors; about: Values }>()
  const element = useRef<HTMLFormElement>(null)

  const errors = useMemo<Errors>(() => {
    if (rejected?.about === values) return rejected.errors
    const result = sent ? validate(schema, values) : undefined
    return result?.error ? errorsOf(result.error) : {}
  }, [schema, values, sent, rejected])

  const replace = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  // Based on the current values, not the last rendered ones: one handler may set several fields.
  const set: Form<Values>['set'] = (name, value) => replace({ ...latest.current, [name]: value })

  const attempt = (next: (value: z.output<S>) => void) => {
    const result = validate(schema, latest.current)
    setSent(true)
    if (result.success) {
      setRejected(undefined)
      next(result.data)
      return
    }
    focusFirstInvalid(element.current)
    onInvalid?.(errorsOf(result.error))
  }

  return {
    values,
    errors,
    dirty: JSON.stringify(values) !== JSON.stringify(start),
    latest: () => latest.current,
    set,
    replace,
    restart(next) {
      setStart(next)
      replace(next)
      setSent(false)
      setRejected(undefined)
    },
    reject(error) {
      if (!(error instanceof ApiError)) return
      setRejected({ errors: error.fields, about: latest.current })
      focusFirstInvalid(element.current)
    },
    check: attempt,
    submit(event) {
      event.preventDefault()
      element.current = event.currentTarget instanceof HTMLFormElement ? event.currentTarget : null
      attempt(onSubmit)
    },
    text: (name) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: (event) => set(name, event.currentTarget.value as Values[typeof name]),
    }),
  }
}

const validate = <S extends Schema>(schema: S, candidate: object) =>
  z.safeParse(schema, candidate, { error: plainWords })

function errorsOf(error: z.core.$ZodError): Errors {
  const errors: Errors = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}

/** Waits for the errors to be on the page: the first field that is marked invalid takes the focus. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
