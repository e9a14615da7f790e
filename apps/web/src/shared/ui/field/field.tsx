import { type ReactNode, useId } from 'react'
import { FieldContext } from './field-context.ts'
import { cx } from '../cx.ts'
import { Attention } from './signs.tsx'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Writes "(optional)" after the label. */
  optional?: boolean
  /** A short remark beside the label, such as where the value came from. */
  mark?: string | undefined
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  className?: string
  /** One control: Input, PasswordInput, TextArea, Select or DatePicker. */
  children: ReactNode
}

export function Field({ label, hint, error, optional, mark, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const labelId = `${id}-label`
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error ? `${id}-error` : undefined
  const markId = mark ? `${id}-mark` : undefined
  const describedBy = cx(errorId, hintId, markId) || undefined

  return (
    <FieldContext value={{ controlId: id, labelId, describedBy, invalid: Boolean(error) }}>
      <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
        <div className={hideLabel ? 'contents' : 'flex flex-wrap items-center gap-x-2'}>
          <label id={labelId} htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
            {label}
            {optional && <span className="font-normal text-muted"> (optional)</span>}
          </label>
          {markId && (
            <span id={markId} className="rounded-tip bg-lamp-soft px-1.5 text-xs text-lamp-ink">
              {mark}
            </span>
          )}
        </div>
        {children}
        {errorId && <FieldError id={errorId}>{error}</FieldError>}
        {hintId && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  )
}

/** A field's error message, with an icon so that it does not depend on color. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm text-alert">
      <Attention className="mt-0.75 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
