import { limits } from '@stillwater/contract/limits'
import { memo } from 'react'
import { Badge } from '#shared/ui/badge.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { dateLabel, formatDay } from '../person-words.ts'
import { changeRow } from './bring-people-state.ts'
import type { PersonRow } from './people-rows.ts'

/** Somebody as they will be saved, to leave out or to name. */
export const CheckPersonRow = memo(function CheckPersonRow({ row }: { readonly row: PersonRow }) {
  const { id, values, isChosen, twin, isCompany, hasName, isShortened } = row
  return (
    <Card className="grid gap-2">
      <Checkbox
        checked={isChosen}
        onCheckedChange={(checked) => changeRow(id, { isChosen: checked })}
        className="min-w-0"
      >
        <span className="min-w-0 font-serif text-lg wrap-anywhere" dir="auto">
          <LongWords>{values.name}</LongWords>
        </span>
      </Checkbox>
      {!hasName && isChosen && (
        <Field label="Name" error={values.name.trim() === '' ? 'Please enter a name' : undefined}>
          <Input
            value={values.name}
            maxLength={limits.title}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              changeRow(id, { values: { ...values, name: currentTarget.value } })
            }
          />
        </Field>
      )}
      {(twin !== undefined || isCompany || !hasName || isShortened) && (
        <p className="flex flex-wrap gap-2">
          {twin !== undefined && <Badge tone="lamp">{twinText(values.name, twin)}</Badge>}
          {isCompany && <Badge>Company</Badge>}
          {!hasName && <Badge>No name</Badge>}
          {isShortened && <Badge tone="lamp">The notes are too long and will be shortened</Badge>}
        </p>
      )}
      <PersonDetails values={values} />
    </Card>
  )
})

function twinText(name: string, twin: NonNullable<PersonRow['twin']>): string {
  const where = twin.isInList ? 'Already in your list' : 'Also in this import'
  return name === twin.name ? where : `${where} as ${twin.name}`
}

/** All that will be saved, in small print. */
function PersonDetails({ values }: { readonly values: PersonRow['values'] }) {
  const lines = [
    values.household === null ? null : `${values.household} household`,
    [values.phone, values.email].filter((way) => way !== null).join(' · '),
    values.address?.replaceAll('\n', ', '),
    [
      ...(values.birthday === null ? [] : [`Born ${formatDay(values.birthday)}`]),
      ...values.dates.map((date) => `${dateLabel(date)} ${formatDay(date.date)}`),
    ].join(' · '),
    values.tags.join(', '),
    values.notes,
  ].filter((line) => line)
  return lines.map((line) => (
    <p key={line} dir="auto" className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-wrap text-muted">
      {line}
    </p>
  ))
}
