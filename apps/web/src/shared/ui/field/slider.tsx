import { useId } from 'react'

interface SliderProps {
  label: string
  value: number
  onValueChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** How the value reads, beside the label and aloud. */
  format?: (value: number) => string
  disabled?: boolean
}

const percent = (value: number) => `${value}%`

export function Slider(props: SliderProps) {
  const { label, value, onValueChange, min = 0, max = 100, step = 1, format = percent } = props
  const labelId = useId()
  const share = (value - min) / (max - min)
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3 text-sm font-medium">
        <span id={labelId}>{label}</span>
        <span aria-hidden="true" className="text-water tabular-nums">
          {format(value)}
        </span>
      </div>
      <div className="relative flex h-11 items-center has-disabled:opacity-50">
        {/* The native control, invisible above the drawn one: large enough for a thumb, and accessible. */}
        <input
          type="range"
          aria-labelledby={labelId}
          aria-valuetext={format(value)}
          aria-valuenow={value}
          aria-valuemax={max}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
          disabled={props.disabled ?? false}
          className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
        />
        <div className="h-1.5 flex-1 overflow-hidden rounded-full bg-hairline">
          <div className="h-full bg-water" style={{ width: `${share * 100}%` }} />
        </div>
        <span
          style={{ left: `calc(${share} * (100% - 1.5rem))` }}
          className="absolute size-6 rounded-full border-2 border-water bg-float shadow-tab outline-offset-2 outline-water peer-focus-visible:outline-2"
        />
      </div>
    </div>
  )
}
