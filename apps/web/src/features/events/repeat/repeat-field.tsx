import { formatRule, parseRule, type RecurrenceRule } from '@stillwater/contract/calendar/recurrence-rule'
import { useState } from 'react'
import { describeRule } from '#shared/agenda/rule-words.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { CustomRule } from './custom-rule.tsx'
import { endOf, ruleFor, usualRules, withoutEnd } from './repeat-rules.ts'
import { RuleEnd } from './rule-end.tsx'

interface RepeatFieldProps {
  readonly value: string | null
  /** The event's own date, on which the choices depend. */
  readonly date: string
  readonly onValueChange: (rule: string | null) => void
  readonly error: string | undefined
  readonly mark: string | undefined
}

const [never, custom] = ['never', 'custom']

/** How an event repeats: the usual ways in words, any other piece by piece, and when it ends. */
export function RepeatField({ value, date, onValueChange, error, mark }: RepeatFieldProps) {
  const rule = value === null ? undefined : parseRule(value)
  const usual = usualRules(date)
  const plain = rule && formatRule(withoutEnd(rule))
  const isUsual = usual.some((option) => option.value === plain)
  const [asked, setAsked] = useState(false)
  const isCustom = rule !== undefined && (asked || !isUsual)
  const change = (next: RecurrenceRule) => onValueChange(formatRule(next))

  const choose = (choice: string) => {
    setAsked(choice === custom)
    if (choice === never) return onValueChange(null)
    if (choice === custom) return change(rule ?? ruleFor('WEEKLY', date))
    const chosen = parseRule(choice)
    if (chosen !== undefined) change({ ...chosen, ...(rule && endOf(rule)) })
  }

  return (
    <div className="grid gap-3">
      <Field
        label="Repeat"
        error={error}
        mark={mark}
        // The sentence is what a screen reader says of the field, and what changes with everything below it.
        hint={value === null ? undefined : <output>{describeRule(value, date)}</output>}
      >
        <Select
          options={[
            { value: never, label: 'Does not repeat' },
            ...usual,
            { value: custom, label: 'Custom…' },
          ]}
          value={rule === undefined ? never : isCustom ? custom : plain}
          onValueChange={choose}
        />
      </Field>
      {isCustom && <CustomRule rule={rule} date={date} onRuleChange={change} />}
      {rule !== undefined && <RuleEnd rule={rule} date={date} onRuleChange={change} />}
    </div>
  )
}
