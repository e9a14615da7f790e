import type { ReactNode } from 'react'
import * as Radix from '@radix-ui/react-select'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { controlClass } from './control-class.ts'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'
import { cspNonce } from './nonce.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[]
  /** Undefined shows the placeholder. The empty string is no value. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  name?: string
  id?: string
  /** Needed only outside a Field. */
  'aria-label'?: string
  className?: string
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder = 'Choose…', disabled = false, name, className } = props
  const wiring = useFieldControl(props)

  // The browser's form reset and autofill may hand over an empty string, which is not one of the options.
  function choose(next: string) {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }

  return (
    <Radix.Root value={value ?? ''} onValueChange={choose} disabled={disabled} {...(name && { name })}>
      <Radix.Trigger
        {...wiring}
        aria-label={props['aria-label']}
        className={cx(
          controlClass,
          'flex items-center justify-between gap-2 text-left data-placeholder:text-muted [&>span]:truncate',
          className,
        )}
      >
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="z-60 max-h-[min(20.5rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1.5rem)] overflow-y-auto overscroll-contain rounded-control border border-rim bg-lift text-ink shadow-float data-[state=open]:animate-pop-in"
        >
          <Radix.Viewport
            {...(cspNonce && { nonce: cspNonce })}
            style={{ overflow: 'visible' }}
            className="p-1"
          >
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex min-h-11 items-center gap-2.5 rounded-tip py-2 pr-3 pl-2.5 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-tint [&_svg]:size-5 [&_svg]:shrink-0"
              >
                {option.icon}
                <span className="flex-1">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator>
                  <Check aria-hidden="true" className="text-water" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
