import { careLimits, type PersonDateKind } from '@stillwater/contract/people/care'
import { limits } from '@stillwater/contract/limits'
import type { PersonDate } from '@stillwater/contract/people/people'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Errors } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { AnyYearDate } from './any-year-date.tsx'
import { dateKindNames } from '../person-words.ts'

interface DateListProps {
  readonly dates: readonly PersonDate[]
  readonly onDatesChange: (dates: PersonDate[]) => void
  readonly errors: Errors
}

const kinds = Object.entries(dateKindNames).map(([value, label]) => ({
  value: value as PersonDateKind,
  label,
}))

const whose: Record<PersonDateKind, string> = {
  wedding: 'With whom',
  baptism: 'Where',
  death: 'Who died',
  other: 'What it is',
}

/** The dates in somebody's life besides the birthday. */
export function DateList({ dates, onDatesChange, errors }: DateListProps) {
  const change = (index: number, changes: Partial<PersonDate>) =>
    onDatesChange(dates.map((date, at) => (at === index ? { ...date, ...changes } : date)))
  // They have no names of their own.
  const numbered = dates.map((date, index) => ({ date, index }))
  return (
    <div className="grid gap-3">
      {numbered.map(({ date, index }) => (
        <fieldset key={index} className="grid gap-4 rounded-control border border-hairline p-4">
          <legend className="sr-only">{`Date ${index + 1}`}</legend>
          <div className="grid grid-cols-[1fr_auto] items-end gap-2">
            <Field label="Occasion">
              <Select
                options={kinds}
                value={date.kind}
                onValueChange={(kind) => change(index, { kind, remember: false })}
              />
            </Field>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove date ${index + 1}`}
              onClick={() => onDatesChange(dates.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
          <AnyYearDate
            label="Date"
            value={date.date}
            onValueChange={(value) => change(index, { date: value ?? '' })}
            error={errors[`dates.${index}.date`]}
          />
          <Field
            label={whose[date.kind]}
            optional={date.kind !== 'other'}
            error={errors[`dates.${index}.label`]}
          >
            <Input
              value={date.label ?? ''}
              maxLength={limits.title}
              onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
            />
          </Field>
          {date.kind === 'death' && /^\d{4}-/.test(date.date) && (
            <Switch
              label="Remember the first year"
              description="Suggests being in touch after 1, 3, 6 and 12 months."
              checked={date.remember}
              onCheckedChange={(remember) => change(index, { remember })}
            />
          )}
        </fieldset>
      ))}
      {dates.length < careLimits.dates && (
        <Button
          variant="quiet"
          className="justify-self-start -mx-4"
          onClick={() =>
            onDatesChange([...dates, { kind: 'wedding', date: '', label: null, remember: false }])
          }
        >
          <Plus aria-hidden="true" />
          Add a date
        </Button>
      )}
    </div>
  )
}
