import { type PrayerCategory, prayerCategories } from '@stillwater/contract/choices'
import { newId } from '@stillwater/contract/records/new-id'
import { text as textSchema } from '@stillwater/contract/records/fields'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useUser } from '#features/auth/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { DraftNotice } from '#shared/records/form/draft-notice.tsx'
import { CannotSaveNotice } from '#shared/records/unsafe/cannot-save-notice.tsx'
import { useDraft } from '#shared/records/form/use-draft.ts'
import { draftKey } from '#shared/records/local/drafts.ts'
import { recordTypes } from '#shared/records/record-types.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { emptyPrayer } from '../empty-prayer.ts'
import { categoryNames } from '../prayer-queries.ts'
import { tellSaveFailed } from '../use-answer.ts'
import { breakLines, mostAtOnce, type ReadPrayer, readLines } from './read-lines.ts'

interface ManyDialogProps {
  readonly category: PrayerCategory
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const ManySchema = z.object({ lines: textSchema(), category: z.enum(prayerCategories) })

/** Several prayers from one text, one per line. */
export function ManyDialog({ category, open, onOpenChange }: ManyDialogProps) {
  const owner = useUser()?.id ?? ''
  const { add, removeAtOnce } = useRecords('prayers')
  const [id] = useState(() => newId())
  const form = useForm({
    schema: ManySchema,
    initial: { lines: '', category },
    onSubmit: (values) => {
      if (!save.isPending && read.length > 0 && !isTooMany) save.mutate(values.category)
    },
  })
  const draft = useDraft(draftKey(owner, recordTypes.prayers.path, 'many'), form, id, () => undefined)
  const read = readLines(form.values.lines)
  const isTooMany = read.length > mostAtOnce

  const undo = async (added: readonly Prayer[]) => {
    const results = await Promise.allSettled(added.map((prayer) => removeAtOnce(prayer)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed !== undefined) tellSaveFailed(failed.reason)
  }
  const save = useMutation({
    mutationFn: async (chosen: PrayerCategory) => {
      const ids = newIds(read.length)
      const results = await Promise.allSettled(
        read.map(({ title, description }, index) =>
          add({ ...emptyPrayer(chosen), id: ids[index] ?? newId(), title, description }),
        ),
      )
      return {
        added: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
        left: read.filter((_, index) => results[index]?.status === 'rejected'),
        reason: results.find((result) => result.status === 'rejected')?.reason as unknown,
      }
    },
    onSuccess: ({ added, left, reason }) => {
      if (left.length > 0) {
        // What was not added stays in the field.
        form.replace({ ...form.latest(), lines: left.map(lineOf).join('\n') })
        toast({
          title: `${prayersWords(added.length)} added, ${left.length} not`,
          description: messageOf(reason, 'Please try again.'),
          variant: 'destructive',
        })
        return
      }
      draft.done()
      onOpenChange(false)
      toast({
        title: `${prayersWords(added.length)} added`,
        action: { label: 'Undo', onClick: () => void undo(added) },
      })
    },
    onError: tellSaveFailed,
  })

  const changeOpen = (next: boolean) => {
    if (!next && form.dirty && !save.isPending && !save.isSuccess)
      toast({ title: 'Draft saved', description: 'Pick up where you left off when you come back.' })
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title="Add Several Prayers"
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => changeOpen(false)} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            busy={save.isPending}
            busyLabel="Saving..."
            disabled={read.length === 0 || isTooMany}
          >
            {read.length === 0
              ? 'Add Prayers'
              : `Add ${prayersWords(read.length).replace('prayer', 'Prayer')}`}
          </Button>
        </>
      }
    >
      <CannotSaveNotice isCard />
      <DraftNotice draft={draft} />
      <div className="grid grid-cols-1 gap-5">
        <Field
          label="One Prayer per Line"
          hint="Paste a list, or dictate and say “next prayer” in between. Put details after a colon, as in “Anna: surgery on Monday.”"
          error={
            form.errors['lines'] ??
            (isTooMany ? `Please add at most ${mostAtOnce} at a time. You have ${read.length}.` : undefined)
          }
        >
          <WithMicrophone rewrite={breakLines}>
            <TextArea {...form.text('lines')} rows={6} data-autofocus />
          </WithMicrophone>
        </Field>
        <Field label="Category">
          <Select
            options={prayerCategories.map((value) => ({ value, label: categoryNames[value] }))}
            value={form.values.category}
            onValueChange={(value) => form.set('category', value)}
          />
        </Field>
        {read.length > 0 && <Preview read={read} />}
      </div>
    </Dialog>
  )
}

/** The list shows the newest first, so the first line is made last. */
function newIds(count: number): string[] {
  const now = Date.now()
  return Array.from({ length: count }, (_, index) => newId(now + count - index))
}

const prayersWords = (count: number) => (count === 1 ? '1 prayer' : `${count} prayers`)
const lineOf = ({ title, description }: ReadPrayer) =>
  description.startsWith(title.replace(/…$/u, '')) ? description : `${title}: ${description}`

function Preview({ read }: { readonly read: readonly ReadPrayer[] }) {
  const numbered = read.slice(0, mostAtOnce).map((each, index) => ({ ...each, number: index + 1 }))
  return (
    <section>
      <h3 className="mb-2 text-lg">These will be added</h3>
      <ol className="grid gap-2">
        {numbered.map(({ number, title, description }) => (
          <li key={number} className="rounded-tip bg-well px-3 py-2">
            <p dir="auto" className="font-medium wrap-anywhere">
              {title}
            </p>
            {description !== title && (
              <p dir="auto" className="text-sm wrap-anywhere text-muted">
                {description}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
