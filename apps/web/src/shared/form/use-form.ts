import type { Schema } from '@stillwater/contract/endpoint'
import { plainWords } from '@stillwater/contract/fields'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#shared/api/error.ts'

export type Errors = Record<string, string | undefined>

export interface Form<Values extends object, Value = unknown> {
  readonly values: Values
  readonly errors: Errors
  readonly dirty: boolean
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** Puts other values in place of what is there, as if they had been typed. */
  readonly replace: (values: Values) => void
  /** Shows what the server said about single fields. */
  readonly reject: (error: unknown) => void
  /** Goes on with the values if they are right; else shows what is wrong. */
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
  readonly onSubmit: (value: z.output<S>) => void
  /** Called with what is wrong when the form cannot be sent. */
  readonly onInvalid?: (errors: Errors) => void
}

/**
 * The contract's schema checks the form, in the same words as the server. Errors show when it is first sent and then follow the
 * typing; what was typed is never thrown away.
 */
export function useForm<S extends Schema, Values extends object>(
  options: Options<S, Values>,
): Form<Values, z.output<S>> {
  const { schema, onSubmit, onInvalid } = options
  const [start] = useState(options.initial)
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<Errors>({})
  const [sent, setSent] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const check = (candidate: Values) => z.safeParse(schema, candidate, { error: plainWords })

  const set: Form<Values>['set'] = (name, value) => {
    const next = { ...values, [name]: value }
    setValues(next)
    if (!sent) return
    const result = check(next)
    setErrors(result.success ? {} : errorsOf(result.error))
  }

  const attempt = (next: (value: z.output<S>) => void) => {
    const result = check(values)
    setSent(true)
    if (result.success) {
      setErrors({})
      next(result.data)
      return
    }
    const found = errorsOf(result.error)
    setErrors(found)
    focusFirstInvalid(element.current)
    onInvalid?.(found)
  }

  return {
    values,
    errors,
    dirty: JSON.stringify(values) !== JSON.stringify(start),
    set,
    replace: setValues,
    reject(error) {
      if (!(error instanceof ApiError)) return
      setErrors(error.fields)
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

function errorsOf(error: z.core.$ZodError): Errors {
  const errors: Errors = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}

/** Waits for the errors to be on the page: the first field that is marked invalid takes the focus. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
