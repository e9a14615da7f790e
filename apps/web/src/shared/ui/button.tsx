import type { ComponentProps, MouseEvent } from 'react'
import { SpinnerMark } from './spinner.tsx'
import { Tooltip } from './popup/tooltip.tsx'
import { cx } from './cx.ts'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive'
type ButtonSize = 'medium' | 'large' | 'icon'

const base =
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 font-medium select-none ' +
  'transition-colors disabled:opacity-50 [&_svg]:size-5 [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-water text-on-water not-disabled:hover:bg-water-strong not-disabled:active:bg-water-strong',
  secondary: 'border border-edge bg-card text-ink not-disabled:hover:bg-sunk not-disabled:active:bg-hairline',
  quiet: 'text-water not-disabled:hover:bg-tint not-disabled:active:bg-tint',
  destructive:
    'bg-alert-fill text-on-alert not-disabled:hover:bg-alert-fill-strong not-disabled:active:bg-alert-fill-strong',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 rounded-control px-4 py-2 text-base',
  large: 'min-h-13 rounded-control px-6 py-3 text-lg',
  icon: 'size-11 rounded-full',
}

/** The look of a button, for links that should look like one. */
export function buttonClass(
  look: { variant?: ButtonVariant; size?: ButtonSize; className?: string } = {},
): string {
  return cx(base, variants[look.variant ?? 'primary'], sizes[look.size ?? 'medium'], look.className)
}

/** An icon button gets a tooltip with its name. */
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
