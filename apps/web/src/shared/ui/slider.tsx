import { useId } from 'react'
import * as Radix from '@radix-ui/react-slider'

export interface SliderProps {
  label: string
  value: number
  onValueChange: (value: number) => void
  /** Called once when the thumb is let go, for saving. */
  onValueCommit?: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** How the value reads, beside the label and aloud. */
  format?: (value: number) => string
  disabled?: boolean
}

const percent = (value: number) => `${value}%`

export function Slider(props: SliderProps) {
  const { label, value, onValueChange, onValueCommit, min = 0, max = 100, step = 1, format = percent } = props
  const labelId = useId()
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3 text-sm font-medium">
        <span id={labelId}>{label}</span>
        <span aria-hidden="true" className="text-water tabular-nums">
          {format(value)}
        </span>
      </div>
      <Radix.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
        min={min}
        max={max}
        step={step}
        disabled={props.disabled ?? false}
        className="relative flex h-11 touch-none items-center select-none data-disabled:opacity-50"
      >
        <Radix.Track className="relative h-1.5 flex-1 overflow-hidden rounded-full bg-hairline">
          <Radix.Range className="absolute h-full bg-water" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={labelId}
          aria-valuetext={format(value)}
          className="relative block size-6 rounded-full border-2 border-water bg-float shadow-tab after:absolute after:-inset-2.5"
        />
      </Radix.Root>
    </div>
  )
}
