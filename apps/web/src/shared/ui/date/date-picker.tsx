import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Button } from '../button.tsx'
import { Calendar } from './calendar.tsx'
import { cx } from '../cx.ts'
import { useFieldControl } from '../field/field-context.ts'
import { FieldError } from '../field/field.tsx'
import { Input } from '../field/input.tsx'
import { EARLIEST_DATE, formatIsoDate, LATEST_DATE, todayIso } from './iso-date.ts'
import { Popup } from '../popup/popup.tsx'
import { readDate } from './read-date.ts'
import { Tooltip } from '../popup/tooltip.tsx'

interface DatePickerProps {
  /** "yyyy-MM-dd", or null for no date yet. */
  value: string | null
  onValueChange: (value: string | null) => void
  min?: string
  max?: string
  /** Allows going back to no date. */
  clearable?: boolean
  placeholder?: string
  disabled?: boolean
  id?: string
}

// A finger gets the calendar, not the keyboard; a keyboard may type.
const byTouch = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches

export function DatePicker(props: DatePickerProps) {
  const {
    value,
    onValueChange,
    min = EARLIEST_DATE,
    max = LATEST_DATE,
    clearable = false,
    disabled = false,
  } = props
  const wiring = useFieldControl(props)
  const problemId = useId()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const popupId = useId()
  const today = todayIso()

  useLayoutEffect(() => {
    if (open) popup.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
  }, [open])

  function settle(next: string | null) {
    setDraft(null)
    setProblem(undefined)
    setOpen(false)
    if (next !== value) onValueChange(next)
  }

  /** Uses what was typed; returns whether it is a valid date. */
  function commit(): boolean {
    if (draft === null) return true
    const date = readDate(draft)
    if (draft.trim() === '') settle(clearable ? null : value)
    else if (date === undefined) setProblem('Please write the date like Jan 5, 2025.')
    else if (date < min) setProblem(`Please choose a date from ${formatIsoDate(min)} on.`)
    else if (date > max) setProblem(`Please choose a date up to ${formatIsoDate(max)}.`)
    else {
      settle(date)
      return true
    }
    return draft.trim() === ''
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !commit()) event.preventDefault()
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
    }
  }

  // Tabbing out closes it.
  function blur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <>
      {/* The button’s room is in pixels: with large text the date needs it. */}
      <div ref={box} className="relative">
        <Input
          {...wiring}
          aria-describedby={cx(problem && problemId, wiring['aria-describedby']) || undefined}
          aria-invalid={problem ? true : wiring['aria-invalid']}
          value={draft ?? (value ? formatIsoDate(value) : '')}
          placeholder={props.placeholder ?? 'Choose a date'}
          disabled={disabled}
          autoComplete="off"
          inputMode={byTouch ? 'none' : 'text'}
          onClick={() => byTouch && setOpen(true)}
          onChange={(event) => {
            setDraft(event.target.value)
            setProblem(undefined)
          }}
          onBlur={commit}
          onKeyDown={keyDown}
          className="pr-[46px]"
        />
        <Tooltip label="Open calendar">
          <button
            ref={button}
            type="button"
            aria-label="Open calendar"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? popupId : undefined}
            disabled={disabled}
            onClick={() => setOpen(!open)}
            className="absolute inset-y-0 right-0.5 my-auto grid size-[44px] place-items-center rounded-full text-muted transition-colors not-disabled:hover:text-ink"
          >
            <CalendarDays aria-hidden="true" className="size-5" />
          </button>
        </Tooltip>
      </div>
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
      {open && (
        <Popup
          ref={popup}
          anchor={box}
          opener={button}
          align="end"
          onClose={() => setOpen(false)}
          id={popupId}
          role="dialog"
          aria-label="Choose a date"
          onBlur={blur}
          className="max-h-(--room) w-86 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-card border border-rim bg-lift p-2 text-ink"
        >
          <Calendar value={value} onSelect={settle} min={min} max={max} />
          <div className="mt-1 flex justify-between border-t border-rim pt-1">
            <Button variant="quiet" disabled={today < min || today > max} onClick={() => settle(today)}>
              Today
            </Button>
            {clearable && (
              <Button variant="quiet" disabled={value === null} onClick={() => settle(null)}>
                Clear
              </Button>
            )}
          </div>
        </Popup>
      )}
    </>
  )
}
