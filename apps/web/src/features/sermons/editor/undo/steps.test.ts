import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { AllSelection } from 'prosemirror-state'
import { deleteSelection } from 'prosemirror-commands'
import { setKind, splitBlock } from '../commands.ts'
import { QuietDevice, textOf } from '../trials/quiet-device.ts'

class Writer extends QuietDevice {
  /** Letter by letter, a tenth of a second apart. */
  type(words: string, afterMilliseconds = 100): this {
    for (const [index, letter] of words.split('').entries()) {
      const after = index === 0 ? afterMilliseconds : 100
      if (letter === '\n') this.run(splitBlock, after)
      else this.edit((tr) => tr.insertText(letter), after)
    }
    return this
  }

  erase(letters = 1): this {
    for (; letters > 0; letters -= 1)
      this.edit((tr) => tr.delete(tr.selection.head - 1, tr.selection.head), 100)
    return this
  }

  /** As with Control and Backspace. */
  eraseWord(): this {
    const { $head, head } = this.state.selection
    const length = /\S*\s*$/.exec($head.parent.textBetween(0, $head.parentOffset))?.[0].length ?? 0
    this.edit((tr) => tr.delete(head - length, head), 100)
    return this
  }

  get lines(): string {
    return this.text.replaceAll('\n', '|')
  }

  /** The texts that undo goes back through, which redo goes forward through again. */
  undoneTexts(): string[] {
    const texts = [this.lines]
    while (this.bound.canUndo.get()) {
      this.bound.undo()
      texts.push(this.lines)
    }
    const back = [this.lines]
    while (this.bound.canRedo.get()) {
      this.bound.redo()
      back.push(this.lines)
    }
    assert.deepEqual(back, texts.toReversed(), 'redo goes through the same texts')
    return texts.slice(1)
  }
}

describe('what is undone together', () => {
  const cases: Record<string, [write: (writer: Writer) => unknown, undone: string[]]> = {
    'is a sentence': [
      (writer) => writer.type('Be still. Know that? “I am!” God 3.16'),
      ['Be still. Know that? “I am!” ', 'Be still. Know that? ', 'Be still. ', ''],
    ],
    'is a line': [(writer) => writer.type('One\nTwo\n'), ['One|', '']],
    'is what was typed up to a pause': [
      (writer) => writer.type('Be still').type(' and know', 1000),
      ['Be still', ''],
    ],
    'is no more for a slow typist': [(writer) => writer.type('Be').type(' s', 900).type('till', 900), ['']],
    'is a word that was erased at once': [
      (writer) => writer.type('Be still and know').eraseWord().eraseWord(),
      ['Be still and ', 'Be still and know', ''],
    ],
    'are letters that were erased one after another, and what was typed for them is not': [
      (writer) => writer.type('Be stlil').erase(3).type('ill'),
      ['Be st', 'Be stlil', ''],
    ],
    'is all that was deleted at once': [
      (writer) => {
        writer.type('Be still.\nAnd know')
        writer.edit((tr) => tr.setSelection(new AllSelection(tr.doc)))
        writer.run(deleteSelection, 100)
        writer.type('New')
      },
      ['', 'Be still.|And know', 'Be still.|', ''],
    ],
    'are words and what was typed over them': [
      (writer) => {
        writer.type('Be still')
        writer.edit((tr) => tr.insertText('q', 4, 9), 100)
        writer.type('uiet')
      },
      ['Be still', ''],
    ],
    'is what was typed in one place': [
      (writer) => {
        writer.type('Be')
        writer.edit((tr) => tr.insertText('!', 1), 100)
        writer.edit((tr) => tr.insertText('?', 4), 100)
      },
      ['!Be', 'Be', ''],
    ],
    'is a change of the kind of a block': [
      (writer) => {
        writer.type('Be')
        writer.run(setKind('point'), 100)
        writer.type(' still')
      },
      ['Be', 'Be', ''],
    ],
    'is a sentence without spaces': [(writer) => writer.type('神爱世人。你们要'), ['神爱世人。', '']],
  }
  for (const [what, [write, undone]] of Object.entries(cases)) {
    it(what, () => {
      const writer = new Writer()
      write(writer)
      assert.deepEqual(writer.undoneTexts(), undone)
    })
  }

  it('is a word that the keyboard writes anew with each letter', () => {
    const writer = new Writer(textOf('In'))
    for (const [from, to, letters] of [
      [3, 3, ' teh'],
      [4, 7, 'then'],
      [8, 8, ' '],
    ] as const)
      writer.edit((tr) => tr.insertText(letters, from, to).setMeta('composition', 1), 100)
    assert.deepEqual(writer.undoneTexts(), ['In'])
  })
})
