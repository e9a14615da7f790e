import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { TextSelection } from 'prosemirror-state'
import type { KeyboardEvent } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { blockAt, moveSection } from '../editor/commands.ts'
import type { SermonEditor } from '../editor/editor.ts'
import { pointsOf } from './outline-points.ts'
import { useSettledState } from './use-editor.ts'

interface OutlineProps {
  readonly editor: SermonEditor
  /** After a point was chosen. */
  readonly onChoose?: () => void
}

const levels = { 1: 'font-medium', 2: 'pl-4', 3: 'pl-8 text-sm' }

/** The points of the sermon. A tap goes there; a point moves with all that it contains. */
export function Outline({ editor, onChoose }: OutlineProps) {
  const { doc } = useSettledState(editor)
  const points = pointsOf(doc)
  if (points.length === 0)
    return <p className="text-sm text-muted">Points you add to your sermon are listed here.</p>

  const goTo = (index: number) => {
    const { view } = editor
    const block = blockAt(view.state.doc, index)
    if (block === undefined) return
    const end = TextSelection.near(view.state.doc.resolve(block.position + block.node.nodeSize - 1), -1)
    view.dispatch(view.state.tr.setSelection(end))
    onChoose?.()
    // Once the text is shown again.
    setTimeout(() => {
      view.focus()
      const dom = view.nodeDOM(block.position)
      if (dom instanceof Element) dom.scrollIntoView({ block: 'start' })
    })
  }
  // The focus stays on the button, so that a point can be moved on.
  const move = (index: number, direction: 'up' | 'down') => {
    moveSection(direction, index)(editor.view.state, editor.view.dispatch)
    editor.settle()
  }
  const keyDown = (event: KeyboardEvent, index: number) => {
    const direction = ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key]
    if (!event.altKey || direction === undefined) return
    event.preventDefault()
    move(index, direction)
  }

  return (
    <ol aria-label="Outline" className="grid gap-0.5">
      {points.map(({ index, level, text }) => (
        <li key={index} className="group/point flex items-center">
          <button
            type="button"
            onClick={() => goTo(index)}
            onKeyDown={(event) => keyDown(event, index)}
            dir="auto"
            className={cx(
              'min-h-11 min-w-0 flex-1 rounded-tip px-2 py-1.5 text-left hover:bg-tint',
              levels[level],
            )}
          >
            {text.trim() === '' ? 'Untitled point' : text}
          </button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${text} up`}
            onClick={() => move(index, 'up')}
          >
            <ChevronUp aria-hidden="true" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${text} down`}
            onClick={() => move(index, 'down')}
          >
            <ChevronDown aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ol>
  )
}
