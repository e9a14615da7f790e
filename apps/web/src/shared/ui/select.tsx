import ChevronDown from 'lucide-react/icons/chevron-down'
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'
import { selectClass } from './select-class.ts'

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

const load = () => import('./open-select.tsx')
const OpenSelect = lazy(async () => ({ default: (await load()).OpenSelect }))
const openingKeys = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown'])

/** One of several. The code of its list is fetched when somebody first comes to it: until then it is a button that looks alike. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, placeholder = 'Choose…', disabled = false, className } = props
  const [asked, setAsked] = useState<'reached' | 'opened'>()
  const pressed = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const wiring = useFieldControl(props)
  const chosen = options.find((option) => option.value === value)

  async function reach() {
    await load()
    // A button that is just being pressed must not be exchanged under the finger.
    if (!pressed.current && document.activeElement === button.current)
      setAsked((before) => before ?? 'reached')
  }

  function openByKey(event: KeyboardEvent) {
    if (!openingKeys.has(event.key)) return
    event.preventDefault()
    setAsked('opened')
  }

  const closed = (
    <button
      ref={button}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-controls={listId}
      aria-autocomplete="none"
      {...wiring}
      aria-label={props['aria-label']}
      disabled={disabled}
      data-placeholder={chosen ? undefined : ''}
      className={cx(selectClass, className)}
      onPointerDown={() => {
        pressed.current = true
      }}
      onFocus={() => void reach()}
      onKeyDown={openByKey}
      onClick={() => setAsked('opened')}
    >
      <span>{chosen?.label ?? placeholder}</span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </button>
  )
  if (asked === undefined) return closed
  const Open = OpenSelect as unknown as ComponentType<SelectProps<Value> & { opened: boolean }>
  return (
    <Suspense fallback={closed}>
      <Open {...props} opened={asked === 'opened'} />
    </Suspense>
  )
}
