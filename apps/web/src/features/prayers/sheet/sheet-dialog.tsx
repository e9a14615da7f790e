import type { Prayer } from '@stillwater/contract/prayers/prayers'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { shareText } from '../pray/share-text.ts'
import { type SheetName, sheetLists, sheetText, wordsOf } from './sheet-lists.ts'
import '#shared/styles/print.css'

interface SheetDialogProps {
  readonly prayers: readonly Prayer[]
  /** The list to begin with, if it has somebody on it. */
  readonly first: SheetName
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A list of prayers for a message or on paper. Nothing is sent by us. */
export function SheetDialog({ prayers, first, open, onOpenChange }: SheetDialogProps) {
  const lists = sheetLists(prayers)
  const [name, setName] = useState(first)
  const [withWords, setWithWords] = useState(false)
  /** The ids of those that are not to be on it. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const list = lists.find((each) => each.name === name) ?? lists[0]
  if (list === undefined)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title="Share or Print">
        <p className="text-muted">There are no prayers to share yet.</p>
      </Dialog>
    )
  const chosen = list.prayers.filter(({ id }) => !leftOut.has(id))
  const isNobody = chosen.length === 0
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share or Print"
      footer={
        <>
          <Button
            variant="secondary"
            disabled={isNobody}
            onClick={() => void shareText(sheetText({ ...list, prayers: chosen }, withWords))}
          >
            <Share2 aria-hidden="true" />
            Share
          </Button>
          <Button disabled={isNobody} onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Field label="Which prayers" hint="Before you share, make sure it’s all right to share every name.">
          <Select
            options={lists.map((each) => ({ value: each.name, label: each.title }))}
            value={list.name}
            onValueChange={setName}
          />
        </Field>
        <Switch
          label="With words"
          description={withWords ? 'Names and what you wrote' : 'Names only'}
          checked={withWords}
          onCheckedChange={setWithWords}
        />
        <section className="print-page rounded-card border border-hairline p-4">
          <h3 className="mb-3 text-xl">{list.title}</h3>
          <ul className="grid gap-2">
            {list.prayers.map((prayer) => {
              const isChosen = !leftOut.has(prayer.id)
              return (
                <li key={prayer.id} className={cx('break-inside-avoid', !isChosen && 'print:hidden')}>
                  <Checkbox
                    checked={isChosen}
                    onCheckedChange={(checked) => {
                      const others = [...leftOut].filter((id) => id !== prayer.id)
                      setLeftOut(new Set(checked ? others : [...others, prayer.id]))
                    }}
                    className="print:min-h-0"
                  >
                    <span dir="auto" className="font-medium wrap-anywhere">
                      {prayer.title}
                    </span>
                  </Checkbox>
                  {withWords && isChosen && (
                    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                      {wordsOf(prayer)}
                    </p>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}
