import { daysOfRule } from '../../packages/contract/src/calendar/recurrence.ts'
import { parseRule } from '../../packages/contract/src/calendar/recurrence-rule.ts'
import type { Sample } from './random-rules.ts'

export function ourDays({ start, rule, range }: Sample): string[] {
  const parsed = parseRule(rule)
  if (parsed === undefined) throw new Error(`refused: ${rule}`)
  return daysOfRule(start, parsed, range)
}
