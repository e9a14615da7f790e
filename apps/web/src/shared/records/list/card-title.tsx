import { Link } from 'wouter'
import { cx } from '#shared/ui/cx.ts'
import { LongWords } from '#shared/ui/text/long-words.tsx'

interface CardTitleProps {
  readonly title: string
  /** The heading level. */
  readonly level?: 2 | 3
  /** For a row in a list without cards: two lines at most. */
  readonly compact?: boolean
  /** For a name, however many lines it takes: half of one does not say who it is. */
  readonly whole?: boolean
  /** What a tap does: something here, or it leads to the record's own screen. */
  readonly onOpen?: () => void
  readonly href?: string
}

const wholeCard =
  'text-left text-balance after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-water'

/** A record's title on its card. It is a button or a link whose area is the whole card; other controls on the card need `z-10`. */
export function CardTitle({
  title,
  level = 2,
  compact = false,
  whole = false,
  onOpen,
  href,
}: CardTitleProps) {
  const Heading = `h${level}` as const
  const lines = <Lines title={title} clamp={whole ? 'block' : compact ? 'line-clamp-2' : 'line-clamp-4'} />
  return (
    <Heading dir="auto" className={cx('text-lg', compact && 'leading-tight!')}>
      {href === undefined ? (
        <button type="button" onClick={onOpen} className={wholeCard}>
          {lines}
        </button>
      ) : (
        <Link href={href} className={wholeCard}>
          {lines}
        </Link>
      )}
    </Heading>
  )
}

/** Within the button: a button is a box of its own, whose lines its heading cannot count. */
const Lines = ({ title, clamp }: { readonly title: string; readonly clamp: string }) => (
  <span className={clamp}>
    <LongWords>{title}</LongWords>
  </span>
)
