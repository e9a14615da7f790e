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
import { Tooltip } from './tooltip.tsx'

interface SelectOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** A few muted words at the end of its line. */
  note?: string | undefined
  disabled?: boolean
}

interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[]
  /** Undefined shows the placeholder. The empty string is no value. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  placeholder?: string
  /** Where the list opens while nothing is chosen. */
  near?: Value
  /** An icon in place of the chosen option, for a list inside of another field. Needs an id and a label of its own. */
  face?: ReactNode
  disabled?: boolean
  id?: string
  /** Needed only outside a Field. */
  'aria-label'?: string
  className?: string
}

/** The focus stays on the button, which tells screen readers what is highlighted in the list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, near, face, disabled = false, className } = props
  /** The highlighted option while the list is open, or -1 if none is; undefined while it is closed. */
  const [marked, setMarked] = useState<number>()
  const [moveBy] = useState(listKeys)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const wiring = useFieldControl(props)
  const isOpen = marked !== undefined
  const indexOf = (sought: Value | undefined) => options.findIndex((option) => option.value === sought)
  const chosen = indexOf(value)
  const first = chosen < 0 ? indexOf(near) : chosen
  const optionId = (index: number) => `${listId}-${index}`

  /** Scrolls only the list: scrollIntoView might also move the dialog behind it. */
  function reveal(index: number) {
    const option = document.getElementById(optionId(index))
    if (list.current === null || option === null) return
    const { scrollTop, clientHeight } = list.current
    const overhang = option.offsetTop + option.offsetHeight - clientHeight
    list.current.scrollTop = Math.min(Math.max(scrollTop, overhang), option.offsetTop)
  }
  const revealFirst = useEffectEvent(() => {
    const option = document.getElementById(optionId(first))
    if (list.current === null || option === null) return
    list.current.scrollTop = option.offsetTop - (list.current.clientHeight - option.offsetHeight) / 2
  })
  useLayoutEffect(() => {
    if (isOpen) revealFirst()
  }, [isOpen])

  function choose(index: number) {
    const option = options[index]
    setMarked(undefined)
    if (option !== undefined && !option.disabled && option.value !== value) onValueChange(option.value)
  }

  function keyDown(event: KeyboardEvent) {
    const names = options.map((option) => (option.disabled ? undefined : option.label))
    const next = moveBy(event, names, marked ?? first)
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
    else if (next !== undefined) setMarked(first)
    else if (event.key === 'Enter' || event.key === ' ') {
      if (isOpen) choose(marked)
      else setMarked(first)
    } else return
    event.preventDefault()
  }

  const trigger = (
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
        setMarked(isOpen ? undefined : first)
      }}
      className={
        face === undefined
          ? cx(
              controlClass,
              'flex items-center justify-between gap-2 text-left data-placeholder:text-muted [&>span]:truncate',
              className,
            )
          : className
      }
    >
      {face ?? (
        <>
          <span>{options[chosen]?.label ?? props.placeholder ?? 'Choose…'}</span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
        </>
      )}
    </button>
  )

  return (
    <>
      {face === undefined ? trigger : <Tooltip label={props['aria-label'] ?? ''}>{trigger}</Tooltip>}
      {isOpen && (
        <Popup
          ref={list}
          anchor={button}
          align={face === undefined ? 'start' : 'end'}
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
              className="group/option flex min-h-11 w-full items-center gap-2.5 rounded-tip py-2 pr-3 pl-2.5 text-left wrap-anywhere select-none disabled:opacity-50 data-marked:bg-tint [&_svg]:size-5 [&_svg]:shrink-0"
            >
              {option.icon}
              <span className="min-w-0 flex-1">{option.label}</span>
              {option.note !== undefined && (
                <span className="pl-3 text-sm text-muted group-data-marked/option:text-ink">
                  {option.note}
                </span>
              )}
              {index === chosen && <Check aria-hidden="true" className="text-water" />}
            </button>
          ))}
        </Popup>
      )}
    </>
  )
}
