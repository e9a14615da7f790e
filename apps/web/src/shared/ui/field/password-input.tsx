import { useState, type ComponentProps } from 'react'
import { Input } from './input.tsx'
import { ClosedEye, OpenEye } from './signs.tsx'
import { Tooltip } from '../popup/tooltip.tsx'

/** Give `autoComplete` "current-password" or "new-password", so that password managers know which it is. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
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
      <Tooltip label={shown ? 'Hide password' : 'Show password'}>
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
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
