import { useState, type ComponentProps } from 'react'
import { Input } from './input.tsx'
import { ClosedEye, OpenEye } from './signs.tsx'
import { Tooltip } from '../popup/tooltip.tsx'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is typed here, as its button names it. */
  readonly what?: string
}

/** Give `autoComplete` "current-password" or "new-password", so that password managers know which it is. */
export function PasswordInput({ what = 'password', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const label = `${shown ? 'Hide' : 'Show'} ${what}`
  const Sign = shown ? ClosedEye : OpenEye

  return (
    <div className="relative">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-12"
      />
      <Tooltip label={label}>
        <button
          type="button"
          aria-label={label}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
          className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-full text-muted transition-colors hover:text-ink"
        >
          <Sign />
        </button>
      </Tooltip>
    </div>
  )
}
