import { useLayoutEffect, useRef, type ComponentProps, type InputEvent } from 'react'
import { controlClass, useFieldControl } from './field-context.ts'
import { cx } from '../cx.ts'

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

function fit(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** Grows with what is written, up to about half the screen. */
export function TextArea({ className, rows = 3, onInput, ref, ...props }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(props)
  const own = useRef<HTMLTextAreaElement>(null)

  // Browsers without field-sizing are measured by hand.
  useLayoutEffect(() => {
    if (!growsByItself && own.current) fit(own.current)
  })

  function input(event: InputEvent<HTMLTextAreaElement>) {
    if (!growsByItself) fit(event.currentTarget)
    onInput?.(event)
  }

  return (
    <textarea
      dir="auto"
      {...props}
      {...wiring}
      ref={(area) => {
        own.current = area
        if (typeof ref === 'function') return ref(area)
        if (ref) ref.current = area
        return undefined
      }}
      rows={rows}
      onInput={input}
      className={cx(controlClass, 'field-sizing-content max-h-[50dvh] min-h-24 resize-none', className)}
    />
  )
}
