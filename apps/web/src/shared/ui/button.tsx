import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { SpinnerMark } from './spinner.tsx'
import { Tooltip } from './popup/tooltip.tsx'

/** A button without words (size icon) brings a tooltip with its name. */
export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner and takes no clicks, but keeps the focus where it is. */
  busy?: boolean | undefined
  /** What the button says while busy, such as "Saving...". */
  busyLabel?: string
}

export function Button(props: ButtonProps) {
  const { variant, size, busy = false, busyLabel, className = '', children, onClick, ...rest } = props

  // A click on a submit button also stands for Enter in a field, so this stops a second submission as well.
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  const button = (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
      onClick={click}
    >
      {busy && <SpinnerMark />}
      {busy && size === 'icon' ? <span className="sr-only">{busyLabel ?? 'Loading'}</span> : null}
      {busy ? size !== 'icon' && (busyLabel ?? children) : children}
    </button>
  )
  const name = rest['aria-label']
  return size === 'icon' && name !== undefined ? <Tooltip label={name}>{button}</Tooltip> : button
}
