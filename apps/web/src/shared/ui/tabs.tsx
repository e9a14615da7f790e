import { createContext, type KeyboardEvent, type ReactNode, use, useId, useMemo, useRef } from 'react'
import { cx } from './cx.ts'

interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
  /** Hides the row of tabs, for a panel that fills the screen. */
  folded?: boolean
  /** One TabPanel for each tab. */
  children: ReactNode
}

interface TabsState {
  readonly current: string
  readonly idOf: (part: 'tab' | 'panel', value: string) => string
}

const TabsContext = createContext<TabsState | null>(null)

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/**
 * The WAI-ARIA tabs pattern: one stop for the Tab key, arrows choose. Ours rather than Radix's, whose parts alone weigh more than
 * the sign-in form that needs them. The row scrolls sideways when there are more tabs than fit.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, className, folded = false, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const state = useMemo<TabsState>(
    () => ({ current: value, idOf: (part, of) => `${id}-${part}-${of}` }),
    [id, value],
  )
  const { idOf } = state

  function choose(event: KeyboardEvent) {
    const open = tabs.filter((tab) => tab.disabled !== true)
    const at = open.findIndex((tab) => tab.value === value)
    const next = open[steps[event.key]?.(at, open.length - 1) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onValueChange(next.value)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf('tab', next.value))}`)?.focus()
  }

  return (
    <div className={cx('min-w-0', className)}>
      <div className="@container" hidden={folded}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={choose}
          className="flex scrollbar-none overflow-x-auto rounded-control bg-well p-1"
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={idOf('tab', tab.value)}
              aria-controls={idOf('panel', tab.value)}
              aria-selected={tab.value === value}
              tabIndex={tab.value === value ? 0 : -1}
              disabled={tab.disabled ?? false}
              onClick={() => onValueChange(tab.value)}
              onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              className="relative flex min-h-11 flex-auto shrink-0 items-center justify-center gap-2 rounded-tip px-1 text-sm font-medium @max-[22rem]:px-0.5 @max-[22rem]:text-[0.875rem] whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-50 aria-selected:bg-lift aria-selected:text-ink aria-selected:shadow-tab [&_svg]:size-4"
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <TabsContext value={state}>{children}</TabsContext>
    </div>
  )
}

interface TabPanelProps {
  value: string
  /** Keeps the panel mounted while another tab is active, so that what was typed there stays. */
  keep?: boolean
  className?: string
  children: ReactNode
}

export function TabPanel({ value, keep = false, className, children }: TabPanelProps) {
  const tabs = use(TabsContext)
  if (tabs === null) throw new Error('A TabPanel stands inside Tabs.')
  const shown = tabs.current === value
  return (
    <div
      role="tabpanel"
      id={tabs.idOf('panel', value)}
      aria-labelledby={tabs.idOf('tab', value)}
      hidden={!shown}
      className={cx('pt-4', className)}
    >
      {(shown || keep) && children}
    </div>
  )
}
