import { type Illustration, NewIllustrationSchema } from '@stillwater/contract/illustrations'
import * as z from 'zod/mini'
import { tagsText } from '#shared/form/tags-text.ts'
import { titleOf } from '#shared/sermons/illustration-title.ts'

/** The form holds the tags as they are typed. Without a title, the first words of the text are one. */
export const IllustrationFormSchema = z.pipe(
  z.pipe(
    z.looseObject({ title: z.string(), text: z.string(), tags: tagsText }),
    z.transform(({ title, ...values }): z.input<typeof NewIllustrationSchema> => ({
      ...values,
      title: title.trim() === '' ? titleOf(values.text) : title,
    })),
  ),
  NewIllustrationSchema,
)

export const formValuesOf = (illustration: Illustration | undefined) => ({
  title: illustration?.title ?? '',
  text: illustration?.text ?? '',
  source: illustration?.source ?? '',
  reference: illustration?.reference ?? '',
  tags: illustration?.tags.join(', ') ?? '',
  sermonIds: illustration?.sermonIds ?? [],
})
