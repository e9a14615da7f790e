import Pencil from 'lucide-react/icons/pencil'
import { limits } from '@stillwater/contract/limits'
import { memo, useState } from 'react'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { wordsText } from '../words-text.ts'
import { changeRow } from './bring-state.ts'
import type { SermonRow } from './sort-results.ts'

/** A sermon as it will be saved, to correct and to leave out. */
export const CheckRow = memo(function CheckRow({ row }: { readonly row: SermonRow }) {
  const { id, name, title, date, reference, words, isDateWeak, isChosen } = row
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card className="grid gap-2">
      <div className="flex items-start gap-2">
        <Checkbox
          checked={isChosen}
          onCheckedChange={(checked) => changeRow(id, { isChosen: checked })}
          className="min-w-0 grow"
        >
          <span className="min-w-0 font-serif text-lg wrap-anywhere" dir="auto">
            <LongWords>{title.trim() === '' ? name : title}</LongWords>
          </span>
        </Checkbox>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Edit ${title.trim() === '' ? name : title}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Pencil aria-hidden="true" />
        </Button>
      </div>
      {isOpen ? (
        <div className="grid gap-3">
          <Field label="Title" error={title.trim() === '' ? 'Please enter a title' : undefined}>
            <Input
              value={title}
              maxLength={limits.title}
              onChange={({ currentTarget }) => changeRow(id, { title: currentTarget.value })}
            />
          </Field>
          <Field label="Date">
            <DatePicker
              value={date}
              onValueChange={(value) => value !== null && changeRow(id, { date: value, isDateWeak: false })}
            />
          </Field>
          <Field label="Passage" optional>
            <Input
              value={reference}
              maxLength={limits.title}
              onChange={({ currentTarget }) => changeRow(id, { reference: currentTarget.value })}
            />
          </Field>
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={date}>{formatIsoDate(date)}</time>
          {reference !== '' && <span dir="auto">{reference}</span>}
          {isDateWeak && <Badge tone="lamp">Check the date</Badge>}
          {reference === '' && <Badge>No passage found</Badge>}
        </p>
      )}
      <p className="text-sm wrap-anywhere text-muted" dir="auto">
        {name} · {wordsText(words)}
      </p>
    </Card>
  )
})
