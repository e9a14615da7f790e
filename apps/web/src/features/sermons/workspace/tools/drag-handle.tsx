import GripVertical from 'lucide-react/icons/grip-vertical'
import { useEffect, useState } from 'react'
import { blockAt, moveBlocks, sectionLength } from '#features/sermons/editor/commands.ts'
import type { SermonEditor } from '#features/sermons/editor/editor.ts'

interface Place {
  readonly index: number
  /** From the top of the text. */
  readonly top: number
}

/** The block at a height of the window. */
function placeAt({ view }: SermonEditor, y: number): (Place & { isUpperHalf: boolean }) | undefined {
  const { left } = view.dom.getBoundingClientRect()
  const found = view.posAtCoords({ left: left + 24, top: y })
  if (found === null) return undefined
  const index = Math.min(view.state.doc.resolve(found.pos).index(0), view.state.doc.childCount - 1)
  const dom = view.nodeDOM(blockAt(view.state.doc, index)?.position ?? 0)
  if (!(dom instanceof HTMLElement)) return undefined
  const box = dom.getBoundingClientRect()
  return { index, top: dom.offsetTop, isUpperHalf: y < box.top + box.height / 2 }
}

/** For a mouse: beside the block under it, to drag the block, or a point with all that it contains, to another place. */
export function DragHandle({ editor }: { editor: SermonEditor }) {
  const [place, setPlace] = useState<Place>()
  const [dropTop, setDropTop] = useState<number>()

  useEffect(() => {
    const { dom } = editor.view
    const onMove = ({ clientY }: MouseEvent) => setPlace(placeAt(editor, clientY))
    dom.addEventListener('mousemove', onMove)
    return () => dom.removeEventListener('mousemove', onMove)
  }, [editor])

  if (place === undefined) return null
  const { index, top } = place

  /** Where the dragged blocks would go: before the block with this index. */
  const targetAt = (y: number) => {
    const over = placeAt(editor, y)
    return over === undefined ? undefined : over.isUpperHalf ? over.index : over.index + 1
  }
  const onDrag = (y: number) => {
    const target = targetAt(y)
    const { doc } = editor.view.state
    const before =
      target === undefined ? undefined : editor.view.nodeDOM(blockAt(doc, target)?.position ?? -1)
    setDropTop(before instanceof HTMLElement ? before.offsetTop : editor.view.dom.offsetHeight)
  }
  const onDrop = (y: number) => {
    const target = targetAt(y)
    const { state } = editor.view
    if (target !== undefined)
      editor.view.dispatch(moveBlocks(state.tr, index, sectionLength(state.doc, index), target))
  }

  return (
    <>
      <button
        type="button"
        draggable
        tabIndex={-1}
        aria-hidden="true"
        title="Drag to move"
        style={{ top }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', '')
          const { view } = editor
          const stop = new AbortController()
          const options = { capture: true, signal: stop.signal }
          const over = (move: DragEvent) => {
            move.preventDefault()
            move.stopPropagation()
            onDrag(move.clientY)
          }
          const drop = (dropped: DragEvent) => {
            dropped.preventDefault()
            dropped.stopPropagation()
            onDrop(dropped.clientY)
          }
          view.dom.addEventListener('dragover', over, options)
          view.dom.addEventListener('drop', drop, options)
          const end = () => {
            stop.abort()
            setDropTop(undefined)
            setPlace(undefined)
          }
          window.addEventListener('dragend', end, { once: true })
        }}
        className="absolute -left-8 hidden h-8 w-6 cursor-grab items-center justify-center rounded-tip text-muted hover:bg-tint lg:flex"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      {dropTop !== undefined && (
        <div
          aria-hidden="true"
          style={{ top: dropTop }}
          className="pointer-events-none absolute inset-x-0 h-0.5 bg-water"
        />
      )}
    </>
  )
}
