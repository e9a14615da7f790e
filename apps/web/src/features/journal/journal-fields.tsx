import { useLayoutEffect, useRef } from 'react'
import { WithMicrophone } from '#features/voice/index.ts'
import type { Form } from '#shared/form/use-form.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { cx } from '#shared/ui/cx.ts'
import { TextArea } from '#shared/ui/field/text-area.tsx'

interface JournalFieldsProps<Values extends { title: string; content: string }> {
  readonly form: Form<Values>
  /** The id of the alert that describes the content's error, if there is one. */
  readonly alertId?: string
  /** Enables the dashboard's voice commands. */
  readonly commands?: boolean
  /** The text to write on, such as a scripture, is folded to its last lines: the rest is scrolled out of view. */
  readonly folded?: boolean
}

export function JournalFields<Values extends { title: string; content: string }>(
  props: JournalFieldsProps<Values>,
) {
  const { form, alertId, commands = false, folded = false } = props
  const problem = form.errors['content']
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
      <Field label="Title" error={form.errors['title']}>
        <Input {...form.text('title')} maxLength={200} />
      </Field>
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
    </>
  )
}
