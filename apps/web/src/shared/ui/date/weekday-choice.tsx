import { weekdayNames } from './weekday-names.ts'

interface WeekdayChoiceProps {
  readonly label: string
  /** 0 for Sunday to 6 for Saturday. */
  readonly chosen: readonly number[]
  readonly onChosenChange: (chosen: number[]) => void
  /** One that cannot be left out. */
  readonly fixed?: number
}

/** Any number of days of the week. */
export function WeekdayChoice({ label, chosen, onChosenChange, fixed }: WeekdayChoiceProps) {
  const toggle = (day: number) =>
    onChosenChange(
      chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day].sort((a, b) => a - b),
    )
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdayNames.map((name, day) => (
          <label
            key={name}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-control border border-hairline bg-sunk text-sm font-medium transition-colors hover:bg-tint has-checked:border-water has-checked:bg-water has-checked:text-on-water has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-water"
          >
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              disabled={day === fixed}
              onChange={() => toggle(day)}
              aria-label={name}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <span aria-hidden="true">{name.slice(0, 1)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
