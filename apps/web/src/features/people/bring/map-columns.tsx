import { useMemo, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import {
  chosenColumn,
  type Column,
  type ColumnRole,
  guessColumns,
  hasName,
  roleNames,
} from './reading/csv-columns.ts'
import type { Table } from './reading/read-table.ts'

const options = Object.entries(roleNames).map(([value, label]) => ({ value: value as ColumnRole, label }))

/** So many values of a column show what it holds. */
const fewValues = 3

interface MapColumnsProps {
  readonly table: Table
  readonly name: string
  readonly onMapped: (rows: Table, columns: readonly Column[]) => void
  readonly onCancel: () => void
}

/** What each column of a spreadsheet holds: guessed by its heading, said by its owner. */
export function MapColumns({ table, name, onMapped, onCancel }: MapColumnsProps) {
  const guesses = useMemo(() => guessColumns(table[0] ?? []), [table])
  const [hasHeadings, setHasHeadings] = useState(() => guesses.some(({ role }) => role !== 'skip'))
  const [roles, setRoles] = useState<ReadonlyMap<number, ColumnRole>>(() => guessedRoles(guesses))
  const [isAsked, setAsked] = useState(false)
  const rows = useMemo(() => (hasHeadings ? table.slice(1) : table), [table, hasHeadings])
  const columns = useMemo(() => filledColumns(table, hasHeadings), [table, hasHeadings])
  const chosen = [...roles].map(([, role]) => ({ role }))
  const isNameless = !hasName(chosen)

  function go() {
    setAsked(true)
    if (isNameless) return
    const width = Math.max(...table.map(({ length }) => length))
    onMapped(
      rows,
      Array.from({ length: width }, (_, index) =>
        chosenColumn(roles.get(index) ?? 'skip', hasHeadings ? (table[0]?.[index] ?? '') : ''),
      ),
    )
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div role="status" className="grid gap-1">
        <p className="font-medium">What’s in each column?</p>
        <p className="text-sm wrap-anywhere text-muted" dir="auto">
          {name}
        </p>
      </div>
      <Checkbox checked={hasHeadings} onCheckedChange={setHasHeadings}>
        The first row has headings
      </Checkbox>
      <ul aria-label="Columns" className="grid gap-4">
        {columns.map(({ index, heading, values }) => (
          <li key={index} className="grid gap-1">
            <Field label={heading}>
              <Select
                options={options}
                value={roles.get(index) ?? 'skip'}
                onValueChange={(role) => setRoles(new Map(roles).set(index, role))}
              />
            </Field>
            <p className="line-clamp-2 text-sm wrap-anywhere text-muted" dir="auto">
              <LongWords>{values.join(' · ')}</LongWords>
            </p>
          </li>
        ))}
      </ul>
      {isAsked && isNameless && (
        <p role="alert" className="text-alert">
          Choose the column with the names.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={go}>
          Continue
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** A list of one column is a list of names. */
const guessedRoles = (guesses: readonly Column[]): ReadonlyMap<number, ColumnRole> =>
  guesses.length === 1
    ? new Map([[0, 'name']])
    : new Map(guesses.map(({ role }, index) => [index, role in roleNames ? (role as ColumnRole) : 'detail']))

/** Those in which anything is written. */
function filledColumns(table: Table, hasHeadings: boolean) {
  const width = Math.max(...table.map(({ length }) => length))
  return Array.from({ length: width }, (_, index) => {
    const values = (hasHeadings ? table.slice(1) : table)
      .map((row) => row[index]?.trim() ?? '')
      .filter(Boolean)
    const heading = hasHeadings ? (table[0]?.[index]?.trim() ?? '') : ''
    return {
      index,
      heading: heading === '' ? `Column ${index + 1}` : heading.slice(0, 100),
      values: values.slice(0, fewValues).map((value) => value.slice(0, 60)),
    }
  }).filter(({ values }) => values.length > 0)
}
