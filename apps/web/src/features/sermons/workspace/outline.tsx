import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { TextSelection } from 'prosemirror-state'
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { scrollToTop } from '../editor/caret-in-view.ts'
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
  const list = useRef<HTMLOListElement>(null)
  if (points.length === 0)
    return <p className="text-sm text-muted">Points you add to your sermon are listed here.</p>

  const goTo = (index: number) => {
    const { view } = editor
    const block = blockAt(view.state.doc, index)
    if (block === undefined) return
    const end = TextSelection.near(view.state.doc.resolve(block.position + block.node.nodeSize - 1), -1)
    view.dispatch(view.state.tr.setSelection(end))
    // The text is shown at once: a phone brings up its keyboard only for a focus within the tap, and no key that follows is lost.
    flushSync(() => onChoose?.())
    view.focus()
    const dom = view.nodeDOM(block.position)
    if (dom instanceof Element) scrollToTop(dom)
  }
  // The focus goes with the point, so that it can be moved on.
  const move = ({ currentTarget: button }: SyntheticEvent, index: number, direction: 'up' | 'down') => {
    const buttonsOf = (item: number) => [
      ...(list.current?.children[item]?.querySelectorAll<HTMLElement>('button') ?? []),
    ]
    const point = editor.view.state.doc.child(index)
    const which = buttonsOf(points.findIndex((each) => each.index === index)).findIndex(
      (each) => each === button,
    )
    moveSection(direction, index)(editor.view.state, editor.view.dispatch)
    flushSync(() => editor.settle())
    const moved = editor.view.state.doc.children.indexOf(point)
    const item = pointsOf(editor.view.state.doc).findIndex((each) => each.index === moved)
    buttonsOf(item)[which]?.focus()
  }
  const keyDown = (event: KeyboardEvent, index: number) => {
    const direction = ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key]
    if (!event.altKey || direction === undefined) return
    event.preventDefault()
    move(event, index, direction)
  }

  return (
    <ol ref={list} aria-label="Outline" className="grid gap-0.5">
      {points.map(({ index, level, name }) => (
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
            {name}
          </button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${name} up`}
            onClick={(event) => move(event, index, 'up')}
          >
            <ChevronUp aria-hidden="true" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${name} down`}
            onClick={(event) => move(event, index, 'down')}
          >
            <ChevronDown aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ol>
  )
}
