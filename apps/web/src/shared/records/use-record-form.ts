import type { Schema } from '@stillwater/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '#shared/api/error.ts'
import { type Errors, type Form, useForm } from '#shared/form/use-form.ts'
import { draftKey } from './drafts.ts'
import { holds } from './holds.ts'
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

interface Save<R> {
  readonly value: object
  readonly over: R | undefined
  /** What was in the form when this was sent. */
  readonly typed: object
}

/** A form that makes or changes a record, with its draft, its single id and the choice between two devices' texts. */
export function useRecordForm<R extends StoredRecord, S extends Schema, Values extends object>(
  options: Options<R, S, Values>,
): RecordForm<R, Values> {
  const { room, schema, record, initial, owner, draftName = 'new', onSaved, onFailed, onInvalid } = options
  const records = useRecords(room)
  // One id for the life of the form and its draft: however often Save is pressed or sent again, one record comes of it.
  const [id, setId] = useState(newId)
  /** What was sent before under this id, should its answer have been lost. */
  const sent = useRef<object>(undefined)
  /** The record as this form has saved it, while words that came after wait to be saved too. */
  const [stored, setStored] = useState<R>()
  const [theirs, setTheirs] = useState<R>()

  const save = useMutation({
    mutationFn: async ({ value, over }: Save<R>) => {
      if (over !== undefined) return records.update(over, value)
      const before = sent.current
      sent.current = value
      draft.keepSent(value)
      try {
        return await records.add({ ...value, id })
      } catch (error) {
        const made = error instanceof ApiError && error.status === 409 ? (error.current as R) : undefined
        // Made already, by ourselves and before these last words: they are a change of it.
        if (made && before !== undefined && holds(made, before)) return records.update(made, value)
        throw error
      }
    },
    onSuccess: (saved, { typed }) => {
      // Whoever goes on typing while it is being saved means those words too.
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
      if (error instanceof ApiError && error.status === 409) setTheirs(error.current as R)
      else onFailed(error)
    },
  })
  const submit = (value: z.output<S>, over = stored ?? record) =>
    save.mutate({ value: value as object, over, typed: form.latest() })
  const form = useForm({
    schema,
    initial,
    onSubmit: (value) => {
      if (!save.isPending) submit(value)
    },
    ...(onInvalid && { onInvalid }),
  })
  const draft = useDraft(draftKey(owner, room.path, record?.id ?? draftName), form, id, (used) => {
    sent.current = used.sent
    if (used.id !== undefined) setId(used.id)
  })

  return {
    form,
    saving: save.isPending,
    saved: save.isSuccess && stored === undefined,
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
