import * as z from 'zod/mini'

/** What we read of API.Bible's answers; whatever else they hold is left where it is. */
const id = z.string().check(z.regex(/^\w[\w.-]{0,99}$/))
const text = z.string()
const of = <T extends z.ZodMiniType>(data: T) => z.object({ data })

const AudioBibleSchema = z.object({ id })

export const BiblesSchema = of(
  z.array(
    z.object({
      id,
      name: text,
      abbreviation: z.optional(z.nullable(text)),
      copyright: z.optional(z.nullable(text)),
      language: z.object({ id: text }),
      audioBibles: z.optional(z.nullable(z.array(AudioBibleSchema))),
    }),
  ),
)
export type RemoteBible = z.infer<typeof BiblesSchema>['data'][number]

export const BooksSchema = of(
  z.array(z.object({ id, name: text, chapters: z.optional(z.array(z.object({ number: text }))) })),
)

export const ChapterVersesSchema = of(z.array(z.object({ id })))

export const PassageAnswerSchema = of(
  z.object({ content: text, reference: text, copyright: z.optional(z.nullable(text)) }),
)

export const SearchAnswerSchema = of(
  z.object({
    total: z.number(),
    verses: z.optional(z.array(z.object({ id, reference: text, text }))),
  }),
)

export const AudioAnswerSchema = of(z.object({ resourceUrl: z.url({ protocol: /^https?$/ }) }))
