import type { SermonEditor } from '../editor/editor.ts'
import { minutesFor } from '../deliveries/pace.ts'
import { usePace } from '../deliveries/use-pace.ts'
import { wordsText } from '../words-text.ts'
import { useSettledState } from './use-editor.ts'
import { wordsOf } from './word-count.ts'

/** How long the sermon is, in words and in minutes of preaching. */
export function TextLength({ editor }: { editor: SermonEditor }) {
  const { doc } = useSettledState(editor)
  const words = wordsOf(doc)
  const minutes = minutesFor(words, usePace())
  return (
    <span className="text-muted tabular-nums">
      {wordsText(words)}
      {minutes !== undefined && ` · ${minutes}`}
    </span>
  )
}
