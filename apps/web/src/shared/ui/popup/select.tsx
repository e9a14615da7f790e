import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { controlClass, useFieldControl } from '../field/field-context.ts'
import { cx } from '../cx.ts'
import { listKeys } from './list-keys.ts'
import { Popup } from './popup.tsx'

interface SelectOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean
}

interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[]
  /** Undefined shows the placeholder. The empty string is no value. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  id?: string
  /** Needed only outside a Field. */
  'aria-label'?: string
  className?: string
}

/** The focus stays on the button, which tells screen readers what is highlighted in the list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder = 'Choose…', disabled = false, className } = props
  /** The highlighted option while the list is open, or -1 if none is; undefined while it is closed. */
  const [marked, setMarked] = useState<number>()
  const [moveBy] = useState(listKeys)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const wiring = useFieldControl(props)
  const isOpen = marked !== undefined
  const chosen = options.findIndex((option) => option.value === value)
  const optionId = (index: number) => `${listId}-${index}`

  /** Scrolls only the list: scrollIntoView might also move the dialog behind it. */
  function reveal(index: number) {
    const option = document.getElementById(optionId(index))
    if (list.current === null || option === null) return
    const { scrollTop, clientHeight } = list.current
    const overhang = option.offsetTop + option.offsetHeight - clientHeight
    list.current.scrollTop = Math.min(Math.max(scrollTop, overhang), option.offsetTop)
  }
  const revealChosen = useEffectEvent(() => reveal(chosen))
  useLayoutEffect(() => {
    if (isOpen) revealChosen()
  }, [isOpen])

  function choose(index: number) {
    const option = options[index]
    setMarked(undefined)
    if (option !== undefined && !option.disabled && option.value !== value) onValueChange(option.value)
  }

  function keyDown(event: KeyboardEvent) {
    const names = options.map((option) => (option.disabled ? undefined : option.label))
    const next = moveBy(event, names, marked ?? chosen)
    const isLetter = event.key.length === 1
    if (event.key === 'Tab') {
      // Tab chooses and moves on.
      if (isOpen) choose(marked)
      return
    }
    if (next !== undefined && isOpen) {
      setMarked(next)
      reveal(next)
    } else if (next !== undefined && isLetter) choose(next)
    else if (next !== undefined) setMarked(chosen)
    else if (event.key === 'Enter' || event.key === ' ') {
      if (isOpen) choose(marked)
      else setMarked(chosen)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && marked >= 0 ? optionId(marked) : undefined}
        {...wiring}
        aria-label={props['aria-label']}
        disabled={disabled}
        data-placeholder={chosen < 0 ? '' : undefined}
        onKeyDown={keyDown}
        // Space is handled on keydown.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onClick={() => {
          // Some browsers leave the focus where it was when a button is clicked.
          button.current?.focus()
          setMarked(isOpen ? undefined : chosen)
        }}
        className={cx(
          controlClass,
          'flex items-center justify-between gap-2 text-left data-placeholder:text-muted [&>span]:truncate',
          className,
        )}
      >
        <span>{options[chosen]?.label ?? placeholder}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </button>
      {isOpen && (
        <Popup
          ref={list}
          anchor={button}
          align="start"
          onClose={() => setMarked(undefined)}
          id={listId}
          role="listbox"
          onMouseDown={(event) => event.preventDefault()}
          className="max-h-[min(20.5rem,var(--room))] max-w-[calc(100vw-1rem)] min-w-(--anchor) overflow-y-auto overscroll-contain rounded-control border border-rim bg-lift p-1 text-ink"
        >
          {options.map((option, index) => (
            <button
              key={option.value}
              id={optionId(index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              disabled={option.disabled}
              data-marked={index === marked ? '' : undefined}
              onClick={() => choose(index)}
              onPointerMove={(event) => event.pointerType === 'mouse' && setMarked(index)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-tip py-2 pr-3 pl-2.5 text-left wrap-anywhere select-none disabled:opacity-50 data-marked:bg-tint [&_svg]:size-5 [&_svg]:shrink-0"
            >
              {option.icon}
              <span className="min-w-0 flex-1">{option.label}</span>
              {index === chosen && <Check aria-hidden="true" className="text-water" />}
            </button>
          ))}
        </Popup>
      )}
    </>
  )
}
