import { cx } from '#shared/ui/cx.ts'
import { LongWords } from '#shared/ui/long-words.tsx'

interface CardTitleProps {
  readonly title: string
  /** The heading level. */
  readonly level?: 2 | 3
  /** For a row in a list without cards: two lines at most. */
  readonly compact?: boolean
  readonly onOpen: () => void
}

/** A record's title on its card. It is a button whose area is the whole card; other controls on the card need `z-10`. */
export function CardTitle({ title, level = 2, compact = false, onOpen }: CardTitleProps) {
  const Heading = `h${level}` as const
  return (
    <Heading dir="auto" className={cx('text-lg', compact && 'leading-tight!')}>
      <button
        type="button"
        onClick={onOpen}
        className="text-left text-balance after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-water"
      >
        <Lines title={title} compact={compact} />
      </button>
    </Heading>
  )
}

/** Within the button: a button is a box of its own, whose lines its heading cannot count. */
const Lines = ({ title, compact }: { readonly title: string; readonly compact: boolean }) => (
  <span className={compact ? 'line-clamp-2' : 'line-clamp-4'}>
    <LongWords>{title}</LongWords>
  </span>
)
