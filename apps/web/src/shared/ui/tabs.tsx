import type { ReactNode } from 'react'
import * as Radix from '@radix-ui/react-tabs'
import { cx } from './cx.ts'

export interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
  /** One TabPanel for each tab. */
  children: ReactNode
}

/** The row scrolls sideways when there are more tabs than fit. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, className, children } = props

  function choose(next: string) {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onValueChange(tab.value)
  }

  return (
    <Radix.Root value={value} onValueChange={choose} className={cx('min-w-0', className)}>
      <Radix.List
        aria-label={label}
        className="flex scrollbar-none overflow-x-auto rounded-control bg-well p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            className="flex min-h-11 flex-auto shrink-0 items-center justify-center gap-2 rounded-tip px-3.5 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-50 data-[state=active]:bg-lift data-[state=active]:text-ink data-[state=active]:shadow-tab [&_svg]:size-4"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export interface TabPanelProps {
  value: string
  /** Keeps the panel's content alive while another tab shows, so that what was typed there stays. */
  keep?: boolean
  className?: string
  children: ReactNode
}

export function TabPanel({ value, keep, className, children }: TabPanelProps) {
  return (
    <Radix.Content
      value={value}
      {...(keep && { forceMount: true })}
      className={cx('pt-4 data-[state=inactive]:hidden', className)}
    >
      {children}
    </Radix.Content>
  )
}
