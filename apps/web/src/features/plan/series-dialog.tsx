import { calendarColors } from '@stillwater/contract/choices'
import { churchNames } from '@stillwater/contract/plan/church-year'
import { limits } from '@stillwater/contract/limits'
import type { Series } from '@stillwater/contract/plan/plan'
import { useUser } from '#features/auth/index.ts'
import { calendarTones, colorNames } from '#shared/agenda/calendar-tone.ts'
import { messageOf } from '#shared/api/error.ts'
import type { Form } from '#shared/form/use-form.ts'
import { PreachedNote } from '#shared/preached/preached-note.tsx'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Choice } from '#shared/ui/field/choice.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type MarkedDates, seriesDates } from './days/plan-dates.ts'
import { SeriesFormSchema, type SeriesValues, valuesOfSeries, weeksIn } from './series/series-form.ts'
import { draftsOf, type PlannedPart, plannedParts } from './series/series-parts.ts'
import { useDrafts } from './series/use-drafts.ts'
import { useSplit } from './series/use-split.ts'

interface SeriesDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly series?: Series | undefined
  /** When a new one begins unless told. */
  readonly date: string
  readonly marked: MarkedDates
}

const tellSeries = ({ title, theme, reference }: Series): string =>
  [title, reference, theme].filter(Boolean).join('\n')

/** A new series makes a draft for each of its weeks; later its sermons are moved on the plan. */
export function SeriesDialog({ open, onOpenChange, series, date, marked }: SeriesDialogProps) {
  const user = useUser()
  const addDrafts = useDrafts()
  const isNew = series === undefined
  const editor = useRecordForm({
    type: 'series',
    schema: SeriesFormSchema,
    record: series,
    owner: user?.id ?? '',
    initial: valuesOfSeries(series, date),
    onSaved: (saved) => {
      onOpenChange(false)
      if (isNew) void addDrafts(saved, async () => draftsOf(saved, partsWith(await readSplit())))
      else toastSaved(saved, { title: 'Series updated' })
    },
    onFailed: (error) =>
      toast({
        title: 'Failed to save the series',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  const { values } = editor.form
  const weeks = weeksIn(values.weeks)
  const { split, readSplit } = useSplit(isNew && values.passages === null ? values.reference : '', weeks)
  const partsWith = (passages: readonly string[]) =>
    plannedParts(seriesDates(values.date, weeks, marked), values.passages ?? passages)
  const parts = partsWith(split)

  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'New Series' : 'Edit Series'}
      saveLabel={isNew ? 'Create Series' : 'Save Series'}
      editor={editor}
      tell={tellSeries}
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <Field label="Title" error={form.errors['title']}>
            <Input {...form.text('title')} maxLength={limits.title} data-autofocus />
          </Field>
          <div>
            <Field label="Passage" optional error={form.errors['reference']}>
              <Input {...form.text('reference')} maxLength={limits.title} placeholder="Romans 8" />
            </Field>
            <PreachedNote reference={values.reference} />
          </div>
          <Field label="Theme" optional error={form.errors['theme']}>
            <Input {...form.text('theme')} />
          </Field>
          {isNew && (
            <div className="flex flex-wrap gap-4">
              <Field label="Start" error={form.errors['date']} className="grow basis-44">
                <DatePicker
                  value={values.date}
                  onValueChange={(day) => day !== null && form.set('date', day)}
                />
              </Field>
              <Field label="Weeks" error={form.errors['weeks']} className="grow basis-28">
                <Input {...form.text('weeks')} inputMode="numeric" autoComplete="off" />
              </Field>
            </div>
          )}
          <Choice
            label="Color"
            options={calendarColors.map((value) => ({
              value,
              label: <Badge tone={calendarTones[value]}>{colorNames[value]}</Badge>,
            }))}
            value={values.color}
            onValueChange={(color) => form.set('color', color)}
          />
          {isNew && parts.length > 0 && <Parts form={form} parts={parts} />}
        </div>
      )}
    </RecordDialog>
  )
}

interface PartsProps {
  readonly form: Form<SeriesValues>
  readonly parts: readonly PlannedPart[]
}

/** What will be made, with a passage for each week that can be changed by hand. */
function Parts({ form, parts }: PartsProps) {
  const change = (index: number, passage: string) =>
    form.set(
      'passages',
      parts.map((part, at) => (at === index ? passage : (form.latest().passages?.[at] ?? part.passage))),
    )
  const typed = form.values.passages
  return (
    <section aria-labelledby="series-parts">
      <h3 id="series-parts" className="text-lg">
        {parts.length === 1 ? 'This draft will be made' : `These ${parts.length} drafts will be made`}
      </h3>
      <p className="mb-3 text-sm text-muted">Marked days are skipped. You can change every passage.</p>
      <ol className="grid gap-3">
        {parts.map(({ date, passage }, index) => (
          <li key={date}>
            <Field
              label={formatIsoDate(date, 'weekday')}
              {...(churchNames(date).length > 0 && { hint: churchNames(date).join(' · ') })}
            >
              <Input
                value={typed?.[index] ?? passage}
                maxLength={limits.title}
                placeholder="To be chosen"
                onChange={(event) => change(index, event.currentTarget.value)}
              />
            </Field>
            <PreachedNote reference={typed?.[index] ?? passage} />
          </li>
        ))}
      </ol>
      {typed !== null && (
        <Button variant="quiet" className="mt-2 -ml-3 px-3" onClick={() => form.set('passages', null)}>
          Split the passage again
        </Button>
      )}
    </section>
  )
}
