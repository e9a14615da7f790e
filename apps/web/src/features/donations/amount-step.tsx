import { donation } from '@stillwater/contract/donations/donation-amount'
import type { DonationIntent } from '@stillwater/contract/donations/donations'
import { useEffect, useId, useRef } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { formatCents } from './amounts.ts'

/** A preset, or a custom amount as typed. */
export interface AmountChoice {
  readonly preset: number | undefined
  readonly custom: string
}

/** The chosen amount in dollars; NaN if none is entered. */
export const amountOf = ({ preset, custom }: AmountChoice): number =>
  preset ?? (custom.trim() === '' ? Number.NaN : Number(custom))

interface AmountStepProps {
  readonly choice: AmountChoice
  readonly onChoose: (choice: AmountChoice) => void
  readonly recent: DonationIntent['recent']
  readonly error: string | undefined
  /** When the user comes back to this step, the focus goes to the choice, because the link that led here is gone. */
  readonly returned: boolean
}

const look =
  'relative flex min-h-13 cursor-pointer items-center justify-center rounded-control border border-edge bg-card px-3 font-medium ' +
  'transition-colors hover:bg-sunk has-checked:border-water has-checked:bg-water-soft has-checked:text-water ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-water'

export function AmountStep({ choice, onChoose, recent, error, returned }: AmountStepProps) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (returned) group.current?.querySelector<HTMLElement>(':checked')?.focus()
  }, [returned])
  const radio = (preset: number | undefined, label: string, className?: string) => (
    <label key={label} className={cx(look, className)}>
      <input
        type="radio"
        name={name}
        checked={choice.preset === preset}
        onChange={() => onChoose({ ...choice, preset })}
        className="absolute inset-0 cursor-pointer opacity-0"
        {...(preset === donation.initial && { 'data-autofocus': true })}
      />
      {label}
    </label>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {recent !== null && (
        <p className="rounded-control bg-lamp-soft p-3 text-lamp-ink">
          {recent.status === 'succeeded'
            ? `Your donation of ${formatCents(recent.cents)} has just gone through. Thank you! If you continue, you’ll make another donation.`
            : `Your donation of ${formatCents(recent.cents)} is still being processed. If you continue, you’ll make another donation.`}
        </p>
      )}
      <fieldset ref={group} className="min-w-0">
        <legend className="mb-2 text-sm font-medium">Choose an amount</legend>
        <div className="grid grid-cols-2 gap-3">
          {donation.presets.map((preset) => radio(preset, `$${preset}`))}
          {radio(undefined, 'Custom amount', 'col-span-2')}
        </div>
      </fieldset>
      {choice.preset === undefined && (
        <Field label="Amount in dollars" hint="From $1 to $25,000" error={error}>
          <Input
            type="number"
            inputMode="decimal"
            min={donation.min}
            max={donation.max}
            step="any"
            value={choice.custom}
            onChange={(event) => onChoose({ ...choice, custom: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}
