import { Attention } from '#shared/ui/field/signs.tsx'

interface LiveHintProps {
  readonly words: string
  /** Shown with a sign. */
  readonly warns?: boolean | undefined
}

/** What is said below a field about what is typed there, and read aloud when it changes. */
export const LiveHint = ({ words, warns = false }: LiveHintProps) => (
  <span aria-live="polite" className={warns ? 'flex gap-1.5 text-lamp-ink' : undefined}>
    {warns && <Attention className="mt-0.75 size-4 shrink-0" />}
    <span>{words}</span>
  </span>
)
