import { useId, useState } from 'react'
import { cx } from '#shared/ui/cx.ts'

/** More than about ten lines on a phone. */
const long = 420

/** A passage as plain text. A long one is collapsed at first, so that the content below stays close. */
export function LongScripture({ text }: { text: string }) {
  const [whole, setWhole] = useState(text.length <= long)
  const id = useId()
  return (
    <>
      <blockquote
        id={id}
        dir="auto"
        className={cx('scripture whitespace-pre-line', !whole && 'line-clamp-[10]')}
      >
        {text}
      </blockquote>
      {text.length > long && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          className="link min-h-11 text-sm"
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Read more'}
        </button>
      )}
    </>
  )
}
