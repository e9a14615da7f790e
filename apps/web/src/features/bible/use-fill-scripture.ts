import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { messageOf } from '#shared/api/error.ts'
import type { Form } from '#shared/form/use-form.ts'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { BibleError } from './bible-error.ts'
import { passageQuery } from './bible-queries.ts'
import { plainText } from './passage-html.ts'
import { useVersion } from './use-version.ts'

/** The fields of a form about a passage. */
export interface PassageValues {
  readonly reference: string
  readonly scripture: string
}

/** Fills in the scripture for the reference, in the user's version. Asks before replacing typed text. */
export function useFillScripture<Values extends PassageValues>(form: Form<Values>) {
  const client = useQueryClient()
  const { version, versions } = useVersion()
  // The answer arrives later and must not undo what was typed in the meantime.
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })

  const look = useMutation({
    mutationFn: async (reference: string) => {
      const chosen = version ?? Object.values((await versions.refetch({ throwOnError: true })).data ?? {})[0]
      return client.query(passageQuery(chosen ?? '', reference))
    },
    onSuccess: async ({ reference, content }) => {
      const text = plainText(content)
      const typed = latest.current.values.scripture.trim()
      const goOn =
        typed === '' ||
        typed === text ||
        (await askToConfirm({
          title: 'Replace the scripture?',
          description: `What you have written there will be replaced by ${reference}.`,
          confirmLabel: 'Replace',
          cancelLabel: 'Keep mine',
        }))
      if (goOn) latest.current.set('scripture', text)
    },
  })
  const reference = form.values.reference.trim()

  return {
    fill: () => look.mutate(reference),
    filling: look.isPending,
    /** The error about the current reference; cleared when another is typed. */
    error:
      look.isError && look.variables === reference
        ? look.error instanceof BibleError
          ? look.error.explanation
          : messageOf(look.error, 'Please try again.')
        : undefined,
  }
}
