import { type BlockKind, type MarkName, markNames } from '@stillwater/sermon-body/blocks'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import BookOpen from 'lucide-react/icons/book-open'
import Bold from 'lucide-react/icons/bold'
import EyeOff from 'lucide-react/icons/eye-off'
import Highlighter from 'lucide-react/icons/highlighter'
import Italic from 'lucide-react/icons/italic'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Trash2 from 'lucide-react/icons/trash-2'
import Underline from 'lucide-react/icons/underline'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useStore } from '#shared/store.ts'
import { Button } from '#shared/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#shared/ui/popup/menu.tsx'
import { kindOf } from '#features/sermons/editor/block-names.ts'
import {
  addBlock,
  currentIndex,
  moveSection,
  removeBlock,
  setKind,
  setProperties,
  toggle,
} from '#features/sermons/editor/commands.ts'
import type { SermonEditor } from '#features/sermons/editor/editor.ts'
import { referenceAt } from '#features/sermons/editor/reference-marks.ts'
import { attributesOf, schema } from '#features/sermons/editor/schema.ts'
import { choiceOf, kindChoices } from './kind-choices.ts'
import { useFromEditor } from '../use-editor.ts'

const marks = [
  ['bold', 'Bold', Bold],
  ['italic', 'Italic', Italic],
  ['underline', 'Underline', Underline],
  ['highlight', 'Highlight', Highlighter],
] as const

function isMarked({ selection, storedMarks, doc }: EditorState, name: MarkName): boolean {
  const { from, to, empty, $from } = selection
  const mark = schema.marks[name]
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, mark)
}

/** What the tools show of the place at the cursor. */
function readTools(state: EditorState) {
  const index = Math.min(currentIndex(state), state.doc.childCount - 1)
  return {
    index,
    attributes: attributesOf(state.doc.child(index)),
    reference: referenceAt(state, state.selection.head),
    marked: markNames.filter((name) => isMarked(state, name)),
  }
}

/** What blocks of a kind can be asked. */
const detailNames: Partial<Record<BlockKind, string>> = {
  scripture: 'Passage and version',
  quote: 'Source',
  illustration: 'Pick or save an illustration',
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

interface ToolbarProps {
  readonly editor: SermonEditor
  /** Opens what a block of this kind can be asked: its passage, its source, or which illustration it is. */
  readonly onDetails: (block: Node) => void
  readonly onReference: (reference: string) => void
  readonly children?: ReactNode
}

/** The tools for the block and the words at the cursor. Arrows go from tool to tool. */
export function Toolbar({ editor, onDetails, onReference, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { index, attributes, reference, marked } = useFromEditor(editor, readTools)
  const canUndo = useStore(editor.bound.canUndo)
  const canRedo = useStore(editor.bound.canRedo)
  const kind = kindOf(attributes)
  const choice = choiceOf(attributes)
  const isOff = attributes['offPulpit'] === true

  function keyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
    const at = tools.findIndex((tool) => tool === document.activeElement)
    if (step === undefined || at === -1) return
    event.preventDefault()
    tools[(at + step + tools.length) % tools.length]?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Writing tools"
      aria-orientation="horizontal"
      onKeyDown={keyDown}
      // The cursor stays in the text, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      className="scrollbar-none flex items-center overflow-x-auto [&_button:focus-visible]:-outline-offset-2"
    >
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" size="icon" aria-label="Add a block">
            <Plus aria-hidden="true" />
          </Button>
        }
      >
        {kindChoices.map(({ name, icon: Icon, kind: added, given }) => (
          <MenuItem
            key={name}
            icon={<Icon aria-hidden="true" />}
            onSelect={() => editor.run(addBlock(added, given))}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" aria-label={`Kind of block: ${choice.name}`} className="px-3 text-sm">
            {choice.name}
          </Button>
        }
      >
        {kindChoices.map(({ name, icon: Icon, kind: wanted, given }) => (
          <MenuItem
            key={name}
            icon={<Icon aria-hidden="true" />}
            onSelect={() => editor.run(setKind(wanted, given))}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        trigger={
          <Button variant="quiet" size="icon" aria-label="More for this block">
            <MoreHorizontal aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem icon={<ArrowUp aria-hidden="true" />} onSelect={() => editor.run(moveSection('up'))}>
          {kind === 'point' ? 'Move this section up' : 'Move up'}
        </MenuItem>
        <MenuItem icon={<ArrowDown aria-hidden="true" />} onSelect={() => editor.run(moveSection('down'))}>
          {kind === 'point' ? 'Move this section down' : 'Move down'}
        </MenuItem>
        <MenuItem
          icon={<EyeOff aria-hidden="true" />}
          onSelect={() => editor.run(setProperties(index, { offPulpit: isOff ? undefined : true }))}
        >
          {isOff ? 'Show in the pulpit' : 'Leave out in the pulpit'}
        </MenuItem>
        {detailNames[kind] !== undefined && (
          <MenuItem
            icon={<choice.icon aria-hidden="true" />}
            onSelect={() => onDetails(editor.view.state.doc.child(index))}
          >
            {detailNames[kind]}
          </MenuItem>
        )}
        {reference !== undefined && (
          <MenuItem icon={<BookOpen aria-hidden="true" />} onSelect={() => onReference(reference)}>
            Read {reference}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          destructive
          icon={<Trash2 aria-hidden="true" />}
          onSelect={() => editor.run(removeBlock(index))}
        >
          Delete this block
        </MenuItem>
      </Menu>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Undo"
        disabled={!canUndo}
        onClick={() => editor.run(editor.undo)}
      >
        <Undo2 aria-hidden="true" />
      </Button>
      {children}
      {marks.map(([name, label, Icon]) => (
        <Button
          key={name}
          variant="quiet"
          size="icon"
          aria-label={label}
          aria-pressed={marked.includes(name)}
          className="aria-pressed:bg-tint"
          onClick={() => editor.run(toggle(name))}
        >
          <Icon aria-hidden="true" />
        </Button>
      ))}
      <Button
        variant="quiet"
        size="icon"
        aria-label="Redo"
        disabled={!canRedo}
        onClick={() => editor.run(editor.redo)}
      >
        <Redo2 aria-hidden="true" />
      </Button>
    </div>
  )
}
