import type { SelectProps } from './select.tsx'
import { useLayoutEffect, useRef } from 'react'
import * as Radix from '@radix-ui/react-select'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cx } from './cx.ts'
import { selectClass } from './select-class.ts'
import { useFieldControl } from './field-context.ts'
import { cspNonce } from './nonce.ts'

interface OpenSelectProps extends SelectProps<string> {
  /** Somebody has asked to see the choices; else only the keyboard has come to it. */
  readonly opened: boolean
}

/** The choice itself, drawn for the first time when somebody comes to it: in the place of a button that had the focus. */
export function OpenSelect(props: OpenSelectProps) {
  const { options, value, onValueChange, placeholder = 'Choose…', disabled = false, name, className } = props
  const wiring = useFieldControl(props)
  const trigger = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => trigger.current?.focus(), [])

  // The browser's form reset and autofill may hand over an empty string, which is not one of the options.
  function choose(next: string) {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }

  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={choose}
      disabled={disabled}
      defaultOpen={props.opened}
      {...(name && { name })}
    >
      <Radix.Trigger
        ref={trigger}
        {...wiring}
        aria-label={props['aria-label']}
        className={cx(selectClass, className)}
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
