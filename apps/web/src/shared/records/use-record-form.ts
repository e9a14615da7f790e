import type { Schema } from '@stillwater/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '#shared/api/error.ts'
import { type Errors, type Form, useForm } from '#shared/form/use-form.ts'
import { newId } from './new-id.ts'
import type { RecordRoom, StoredRecord } from './record-room.ts'
import { type DraftState, useDraft } from './use-draft.ts'
import { useRecords } from './use-records.ts'

interface Options<R extends StoredRecord, S extends Schema, Values extends object> {
  readonly room: RecordRoom<R>
  readonly schema: S
  /** The record to change; none makes a new one. */
  readonly record: R | undefined
  readonly initial: Values
  /** The signed-in user: drafts are theirs alone. */
  readonly owner: string
  /** Tells the drafts of several forms for new records apart. */
  readonly draftName?: string
  readonly onSaved: (record: R) => void
  readonly onFailed: (error: unknown) => void
  readonly onInvalid?: (errors: Errors) => void
}

export interface RecordForm<R extends StoredRecord, Values extends object> {
  readonly form: Form<Values>
  readonly saving: boolean
  readonly saved: boolean
  readonly draft: DraftState
  /** Set when another device changed the record meanwhile. */
  readonly conflict: { theirs: R; keepMine: () => void; takeTheirs: () => void } | undefined
}

/** A form that makes or changes a record, with its draft, its single id and the choice between two devices' texts. */
export function useRecordForm<R extends StoredRecord, S extends Schema, Values extends object>(
  options: Options<R, S, Values>,
): RecordForm<R, Values> {
  const { room, schema, record, initial, owner, draftName = 'new', onSaved, onFailed, onInvalid } = options
  const records = useRecords(room)
  // One id for the life of the form: however often Save is pressed or sent again, one record comes of it.
  const [id] = useState(newId)
  const [theirs, setTheirs] = useState<R>()

  const save = useMutation({
    mutationFn: ({ value, over }: { value: z.output<S>; over: R | undefined }) =>
      over === undefined ? records.add({ ...(value as object), id }) : records.update(over, value as object),
    onSuccess: (saved) => {
      draft.done()
      onSaved(saved)
    },
    onError: (error) => {
      form.reject(error)
      if (error instanceof ApiError && error.status === 409) setTheirs(error.current as R)
      else onFailed(error)
    },
  })
  const submit = (value: z.output<S>, over = record) => {
    if (!save.isPending) save.mutate({ value, over })
  }
  const form = useForm({ schema, initial, onSubmit: submit, ...(onInvalid && { onInvalid }) })
  const draft = useDraft(`${owner} ${room.path} ${record?.id ?? draftName}`, form)

  return {
    form,
    saving: save.isPending,
    saved: save.isSuccess,
    draft,
    conflict: theirs && {
      theirs,
      keepMine: () => {
        setTheirs(undefined)
        form.check((value) => submit(value, theirs))
      },
      takeTheirs: () => {
        draft.done()
        records.learn(theirs)
        onSaved(theirs)
      },
    },
  }
}
