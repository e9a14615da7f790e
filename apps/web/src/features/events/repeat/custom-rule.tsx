import { weekday } from '@stillwater/contract/dates/dates'
import {
  formatRule,
  type Frequency,
  parseRule,
  type RecurrenceRule,
  ruleLimits,
} from '@stillwater/contract/calendar/recurrence-rule'
import { describeRule } from '#shared/agenda/rule-words.ts'
import { WeekdayChoice } from '#shared/ui/date/weekday-choice.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { NumberInput } from './number-input.tsx'
import { endOf, monthlyRules, ruleFor } from './repeat-rules.ts'

export interface RuleProps {
  readonly rule: RecurrenceRule
  readonly date: string
  readonly onRuleChange: (rule: RecurrenceRule) => void
}

const units: readonly { value: Frequency; one: string; many: string }[] = [
  { value: 'DAILY', one: 'day', many: 'days' },
  { value: 'WEEKLY', one: 'week', many: 'weeks' },
  { value: 'MONTHLY', one: 'month', many: 'months' },
  { value: 'YEARLY', one: 'year', many: 'years' },
]

/** Every so many days, weeks, months or years, and on which days of them. */
export function CustomRule({ rule, date, onRuleChange }: RuleProps) {
  const { frequency, interval } = rule
  const isOne = interval === 1
  return (
    <>
      <div className="grid grid-cols-[minmax(4rem,1fr)_2fr] gap-3">
        <Field label="Every">
          <NumberInput
            value={interval}
            most={ruleLimits.interval}
            onValueChange={(next) => onRuleChange({ ...rule, interval: next })}
          />
        </Field>
        <Field label="Unit">
          <Select
            options={units.map(({ value, one, many }) => ({ value, label: isOne ? one : many }))}
            value={frequency}
            onValueChange={(next) => onRuleChange({ ...ruleFor(next, date), interval, ...endOf(rule) })}
          />
        </Field>
      </div>
      {frequency === 'WEEKLY' && <Weekdays rule={rule} date={date} onRuleChange={onRuleChange} />}
      {frequency === 'MONTHLY' && <DayOfMonth rule={rule} date={date} onRuleChange={onRuleChange} />}
    </>
  )
}

/** The event's own weekday cannot be left out. */
function Weekdays({ rule, date, onRuleChange }: RuleProps) {
  const own = weekday(date)
  const chosen = rule.days.length === 0 ? [own] : rule.days.map((day) => day.weekday)
  return (
    <WeekdayChoice
      label="On"
      chosen={chosen}
      fixed={own}
      onChosenChange={(days) => onRuleChange({ ...rule, days: days.map((weekday) => ({ weekday })) })}
    />
  )
}

function DayOfMonth({ rule, date, onRuleChange }: RuleProps) {
  const options = monthlyRules(date).map((option) => ({
    value: formatRule(option),
    label: describeRule(formatRule(option), date).replace('Every month on', 'On'),
  }))
  const { frequency, days, monthDays } = rule
  const own = formatRule({ ...ruleFor(frequency, date), days, monthDays })
  const value = options.some((option) => option.value === own) ? own : options.at(-1)?.value
  return (
    <Field label="On">
      <Select
        options={options}
        value={value}
        onValueChange={(next) => {
          const chosen = parseRule(next)
          if (chosen !== undefined) onRuleChange({ ...rule, days: chosen.days, monthDays: chosen.monthDays })
        }}
      />
    </Field>
  )
}
