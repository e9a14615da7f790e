import type { EditorState } from 'prosemirror-state'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { attributesFor } from '#features/sermons/editor/commands.ts'
import type { SermonEditor } from '#features/sermons/editor/editor.ts'
import { attributesOf } from '#features/sermons/editor/schema.ts'
import { choicesFor, type KindChoice } from './kind-choices.ts'
import { useFromEditor } from '../use-editor.ts'

/** What was typed after a slash at the start of a block, up to the cursor. */
function typedAfterSlash({ selection }: EditorState): string | undefined {
  const { $from, empty } = selection
  const text = $from.parent.textContent
  const typed = /^\/([\p{L}\d -]*)$/u.exec(text)?.[1]
  return empty && $from.parentOffset === $from.parent.content.size ? typed : undefined
}

/** Typing "/" lists the kinds of blocks; arrows and Enter choose, Escape leaves the slash as it is. */
export function SlashMenu({ editor }: { editor: SermonEditor }) {
  const typed = useFromEditor(editor, typedAfterSlash)
  const [dismissed, setDismissed] = useState<string>()
  if (typed === undefined || typed === dismissed) {
    if (typed === undefined && dismissed !== undefined) setDismissed(undefined)
    return null
  }
  const choices = choicesFor(typed)
  if (choices.length === 0) return null
  return <SlashList key={typed} editor={editor} choices={choices} onDismiss={() => setDismissed(typed)} />
}

interface SlashListProps {
  readonly editor: SermonEditor
  readonly choices: readonly KindChoice[]
  readonly onDismiss: () => void
}

function SlashList({ editor, choices, onDismiss }: SlashListProps) {
  const [marked, setMarked] = useState(0)
  const id = useId()
  const { view } = editor

  const choose = ({ kind, given }: KindChoice) => {
    const { $from } = view.state.selection
    const attributes = attributesFor(kind, given, attributesOf($from.parent))
    view.dispatch(
      view.state.tr
        .delete($from.start(), $from.end())
        .setNodeAttribute($from.before(1), 'attributes', attributes),
    )
    view.focus()
  }

  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const choice = choices[marked]
    if (step !== undefined) setMarked((marked + step + choices.length) % choices.length)
    else if (event.key === 'Enter' && choice !== undefined) choose(choice)
    else if (event.key === 'Escape') onDismiss()
    else return false
    event.preventDefault()
    return true
  })
  useEffect(() => {
    editor.takeKeys((event) => onKey(event))
    return () => editor.takeKeys(undefined)
  }, [editor])

  // The focus stays in the text, which says what is marked.
  useEffect(() => {
    view.dom.setAttribute('aria-controls', id)
    view.dom.setAttribute('aria-activedescendant', `${id}-${marked}`)
    return () => {
      view.dom.removeAttribute('aria-controls')
      view.dom.removeAttribute('aria-activedescendant')
    }
  }, [view, id, marked])

  const cursor = view.coordsAtPos(view.state.selection.from)
  const isLow = cursor.bottom > (window.visualViewport?.height ?? window.innerHeight) * 0.55
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Kinds of blocks"
      style={{
        left: Math.min(cursor.left, window.innerWidth - 256),
        top: isLow ? cursor.top : cursor.bottom,
      }}
      className={cx(
        'fixed z-40 max-h-72 w-60 overflow-y-auto rounded-control border border-rim bg-lift p-1 shadow-float',
        isLow && '-translate-y-full',
      )}
    >
      {choices.map((choice, index) => (
        <div
          key={choice.name}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          onMouseDown={(event) => {
            event.preventDefault()
            choose(choice)
          }}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-tip px-3 py-1.5 aria-selected:bg-tint"
        >
          <choice.icon aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {choice.name}
            <span className="block text-xs text-muted">{choice.hint}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
