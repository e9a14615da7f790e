import { defaultJournalTitle } from '@stillwater/contract/choices'
import { useLayoutEffect, useRef, useState } from 'react'
import { WithMicrophone } from '#features/voice/index.ts'
import type { Form } from '#shared/form/use-form.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { cx } from '#shared/ui/cx.ts'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { isKeptSealed } from '#shared/vault/kept-sealed.ts'
import { SealableField } from '#shared/vault/sealable-field.tsx'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { wordsToSeal } from './words-to-seal.ts'

interface EntryWords {
  readonly title: string
  readonly content: string
  readonly vaultText: string | null
}

interface JournalFieldsProps<Values extends EntryWords> {
  readonly form: Form<Values>
  /** Of the entry. */
  readonly id: string
  /** The id of the alert that describes the content's error, if there is one. */
  readonly alertId?: string
  /** Enables the dashboard's voice commands. */
  readonly commands?: boolean
  /** The text to write on, such as a scripture, is folded to its last lines: the rest is scrolled out of view. */
  readonly folded?: boolean
}

/** Sealing takes the title with it: it may tell as much as the rest. */
export function JournalFields<Values extends EntryWords>(props: JournalFieldsProps<Values>) {
  const { form, id, alertId, commands = false, folded = false } = props
  const { values, errors } = form
  const problem = errors['content']
  const words = { plain: wordsToSeal(values), sealed: sealedOf(values) }
  const [isSealing, setSealing] = useState(false)
  const content = useRef<HTMLTextAreaElement>(null)
  // One writes on at the end, not before the first word.
  useLayoutEffect(() => {
    const area = content.current
    if (area === null) return
    area.setSelectionRange(area.value.length, area.value.length)
    area.scrollTop = area.scrollHeight
  }, [])
  return (
    <>
      {!isKeptSealed(words, isSealing) && (
        <Field label="Title" error={errors['title']}>
          <Input {...form.text('title')} maxLength={200} />
        </Field>
      )}
      <SealableField
        label="Content"
        error={errors['vaultText'] ?? (alertId === undefined ? problem : undefined)}
        rows={6}
        place={`journals/${id}`}
        {...words}
        isChosen={isSealing}
        onChosenChange={setSealing}
        onChange={({ plain, sealed }) =>
          form.replace({
            ...form.latest(),
            title: defaultJournalTitle,
            content: plain ?? '',
            vaultText: sealed,
          })
        }
      >
        <Field label="Content" {...(alertId === undefined && { error: problem })}>
          <WithMicrophone commands={commands}>
            <TextArea
              {...form.text('content')}
              {...(alertId !== undefined && problem && { 'aria-invalid': true, 'aria-describedby': alertId })}
              ref={content}
              rows={6}
              className={cx('min-h-40!', folded && 'max-h-40!')}
              placeholder="What is on your heart?"
              data-autofocus
            />
          </WithMicrophone>
        </Field>
      </SealableField>
    </>
  )
}
