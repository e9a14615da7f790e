import { LongWords } from '#shared/ui/long-words.tsx'

interface CardTitleProps {
  readonly title: string
  /** The heading level. */
  readonly level?: 2 | 3
  readonly onOpen: () => void
}

/** A record's title on its card. It is a button whose area is the whole card; other controls on the card need `z-10`. */
export function CardTitle({ title, level = 2, onOpen }: CardTitleProps) {
  const Heading = `h${level}` as const
  return (
    <Heading dir="auto" className="line-clamp-4 text-lg">
      <button
        type="button"
        onClick={onOpen}
        className="text-left text-balance after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-water"
      >
        <LongWords>{title}</LongWords>
      </button>
    </Heading>
  )
}
