import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { InputRule, inputRules } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Attributes, BlockKind } from '@stillwater/sermon-body/blocks'
import type { Command, Plugin } from 'prosemirror-state'
import { kindOf } from './block-names.ts'
import {
  attributesFor,
  backToText,
  insertLineBreak,
  moveSection,
  setKind,
  splitBlock,
  toggle,
} from './commands.ts'
import { attributesOf } from './schema.ts'
import { tabKey } from './tab-key.ts'

interface History {
  readonly undo: Command
  readonly redo: Command
}

/** `onEnter` may take the key first: a line that is a reference becomes scripture. `onAltEnter` opens one in the text. */
export const sermonKeys = (onEnter: Command, onAltEnter: Command, { undo, redo }: History): Plugin[] => [
  markdownHabits,
  tabKey(),
  keymap({
    Enter: chainCommands(onEnter, splitBlock),
    'Shift-Enter': insertLineBreak,
    'Alt-Enter': onAltEnter,
    Backspace: backToText,
    'Mod-b': toggle('bold'),
    'Mod-i': toggle('italic'),
    'Mod-u': toggle('underline'),
    'Mod-Shift-h': toggle('highlight'),
    'Mod-Alt-0': setKind('paragraph'),
    'Mod-Alt-1': setKind('point', { level: 1 }),
    'Mod-Alt-2': setKind('point', { level: 2 }),
    'Mod-Alt-3': setKind('point', { level: 3 }),
    'Alt-ArrowUp': moveSection('up'),
    'Alt-ArrowDown': moveSection('down'),
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
  }),
  keymap(baseKeymap),
]

const habits: [RegExp, BlockKind, Attributes][] = [
  [/^# $/, 'point', { level: 1 }],
  [/^## $/, 'point', { level: 2 }],
  [/^### $/, 'point', { level: 3 }],
  [/^> $/, 'quote', {}],
  [/^[-*] $/, 'list', {}],
  [/^1[.)] $/, 'list', { ordered: true }],
]

/** What people who know Markdown type at the start of a line. */
const markdownHabits = inputRules({
  rules: habits.map(
    ([typed, kind, given]) =>
      new InputRule(typed, (state, _, start, end) => {
        const place = state.doc.resolve(start)
        const before = attributesOf(place.parent)
        if (kindOf(before) !== 'paragraph') return null
        return state.tr
          .delete(start, end)
          .setNodeAttribute(place.before(1), 'attributes', attributesFor(kind, given, before))
      }),
  ),
})
