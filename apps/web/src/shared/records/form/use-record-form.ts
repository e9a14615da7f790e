import type { NewRecord, RecordChanges, RecordOf } from '@stillwater/contract'
import type { RecordName } from '@stillwater/contract/records/record-names'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '#shared/api/error.ts'
import { type Errors, type Form, useForm } from '#shared/form/use-form.ts'
import { draftKey } from '../local/drafts.ts'
import { holds } from '../outbox/holds.ts'
import { newId } from '@stillwater/contract/records/new-id'
import type { StoredRecord } from '../record-type.ts'
import { recordTypes } from '../record-types.ts'
import { type DraftState, useDraft } from './use-draft.ts'
import { useRecords } from '../use-records.ts'

interface Options<N extends RecordName, Values extends object> {
  readonly type: N
  readonly schema: z.ZodMiniType<NewRecord<N> & RecordChanges<N>>
  /** For changing a record, where that takes less than creating one. */
  readonly changesSchema?: z.ZodMiniType<RecordChanges<N>>
  /** The record to change; none makes a new one. */
  readonly record: RecordOf<N> | undefined
  readonly initial: Values
  /** Words that came from elsewhere and count as typed: they become a draft, and an older draft does not replace them. */
  readonly typed?: Values | undefined
  /** The id of a new record, where it is not for the form to choose. */
  readonly newRecordId?: string | undefined
  /** The signed-in user: drafts are theirs alone. */
  readonly owner: string
  /** Distinguishes the drafts of several forms for new records. */
  readonly draftName?: string
  /** Distinguishes the drafts of a form that changes a part of a record from those of the record's own form. */
  readonly part?: string
  readonly onSaved: (record: RecordOf<N>) => void
  readonly onFailed: (error: unknown) => void
  readonly onInvalid?: (errors: Errors) => void
}

export interface RecordForm<R extends StoredRecord, Values extends object> {
  /** Of the record that is changed or will be made. */
  readonly id: string
  readonly form: Form<Values>
  readonly saving: boolean
  readonly saved: boolean
  readonly draft: DraftState
  /** After a new record is saved: the same form for the next one. */
  readonly restart: (initial: Values) => void
  /** Set when another device changed the record in the meantime. */
  readonly conflict: { theirs: R; keepMine: () => void; takeTheirs: () => void } | undefined
}

interface Save<N extends RecordName> {
  readonly value: RecordChanges<N>
  readonly over: RecordOf<N> | undefined
  /** What was in the form when this was sent. */
  readonly typed: object
}

/** A form that creates or changes a record, with its draft, its id and conflict handling. */
export function useRecordForm<N extends RecordName, Values extends object>(
  options: Options<N, Values>,
): RecordForm<RecordOf<N>, Values> {
  const { type, record, initial, owner, draftName = 'new', onSaved, onFailed, onInvalid } = options
  const records = useRecords(type)
  // One id for the life of the form and its draft, so that repeated saves create one record.
  const [id, setId] = useState(() => options.newRecordId ?? newId())
  /** What was sent earlier under this id, in case its answer was lost. */
  const sent = useRef<object>(undefined)
  /** The record as this form saved it, while later text is still unsaved. */
  const [stored, setStored] = useState<RecordOf<N>>()
  const [theirs, setTheirs] = useState<RecordOf<N>>()

  const save = useMutation({
    mutationFn: async ({ value, over }: Save<N>) => {
      if (over !== undefined) return records.update(over, value)
      const before = sent.current
      sent.current = value
      draft.keepSent(value)
      try {
        // Without a record it was checked by the schema for new ones.
        return await records.add({ ...(value as object as NewRecord<N>), id })
      } catch (error) {
        const made =
          error instanceof ApiError && error.status === 409 ? (error.current as RecordOf<N>) : undefined
        // Already created by an earlier save of this form: this is an update.
        if (made && before !== undefined && holds(made, before)) return records.update(made, value)
        throw error
      }
    },
    onSuccess: (saved, { typed }) => {
      // Text typed while it is being saved must be saved too.
      if (form.latest() !== typed) {
        setStored(saved)
        form.check((value) => submit(value, saved))
        return
      }
      setStored(undefined)
      draft.done()
      onSaved(saved)
    },
    onError: (error) => {
      form.reject(error)
      if (error instanceof ApiError && error.status === 409) setTheirs(error.current as RecordOf<N>)
      else onFailed(error)
    },
  })
  const submit = (value: RecordChanges<N>, over = stored ?? record) =>
    save.mutate({ value, over, typed: form.latest() })
  const { schema, changesSchema = schema } = options
  const form = useForm({
    schema: record === undefined ? schema : changesSchema,
    initial,
    typed: options.typed,
    onSubmit: (value) => {
      if (!save.isPending) submit(value)
    },
    ...(onInvalid && { onInvalid }),
  })
  const draft = useDraft(
    draftKey(
      owner,
      recordTypes[type].path,
      [record?.id ?? draftName, options.part].filter(Boolean).join(' '),
    ),
    form,
    id,
    (used) => {
      sent.current = used.sent
      if (used.id !== undefined) setId(used.id)
    },
  )

  return {
    id: record?.id ?? id,
    form,
    saving: save.isPending,
    saved: save.isSuccess && stored === undefined,
    draft,
    restart: (initial) => {
      setId(newId())
      sent.current = undefined
      save.reset()
      form.restart(initial)
      draft.restart()
    },
    conflict: theirs && {
      theirs,
      keepMine: () => {
        setTheirs(undefined)
        form.check((value) => submit(value, theirs))
      },
      takeTheirs: () => {
        draft.done()
        records.upsert(theirs)
        onSaved(theirs)
      },
    },
  }
}
