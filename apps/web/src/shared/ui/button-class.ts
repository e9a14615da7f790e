import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive'
export type ButtonSize = 'medium' | 'large' | 'icon'

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
