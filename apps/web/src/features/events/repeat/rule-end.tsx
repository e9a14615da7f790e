import { ruleLimits } from '@stillwater/contract/calendar/recurrence-rule'
import { addMonths } from '#shared/ui/date/iso-date.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import type { RuleProps } from './custom-rule.tsx'
import { NumberInput } from './number-input.tsx'
import { withoutEnd } from './repeat-rules.ts'

const ends = [
  { value: 'never', label: 'Never' },
  { value: 'on', label: 'On a date' },
  { value: 'after', label: 'After a number of times' },
] as const

/** What is offered first: three months, or ten times. */
const [usualMonths, usualTimes] = [3, 10]

export function RuleEnd({ rule, date, onRuleChange }: RuleProps) {
  const { until, count } = rule
  const end = until !== undefined ? 'on' : count !== undefined ? 'after' : 'never'
  const choose = (next: (typeof ends)[number]['value']) =>
    onRuleChange({
      ...withoutEnd(rule),
      ...(next === 'on' && { until: addMonths(date, usualMonths) }),
      ...(next === 'after' && { count: usualTimes }),
    })
  return (
    <div className="flex flex-wrap gap-3">
      <Field label="Ends" className="grow basis-56">
        <Select options={ends} value={end} onValueChange={choose} />
      </Field>
      {until !== undefined && (
        <Field label="Last date" className="grow basis-44">
          <DatePicker
            value={until}
            min={date}
            onValueChange={(day) => day !== null && onRuleChange({ ...rule, until: day })}
          />
        </Field>
      )}
      {count !== undefined && (
        <Field label="Times" className="grow basis-28">
          <NumberInput
            value={count}
            most={ruleLimits.count}
            onValueChange={(times) => onRuleChange({ ...rule, count: times })}
          />
        </Field>
      )}
    </div>
  )
}
