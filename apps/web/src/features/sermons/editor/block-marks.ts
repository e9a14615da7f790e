import { listSigns } from '@stillwater/sermon-body/list-signs'
import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { kindOf } from './block-names.ts'
import { attributesOf } from './schema.ts'

/** Numbers of lists, and an invitation to begin in an empty text. Not by style sheet: counting there slows down every key. */
function decorate(doc: Node): DecorationSet {
  const marks: Decoration[] = []
  const itemOf = listSigns()
  doc.forEach((block, start) => {
    const number = itemOf({ attributes: attributesOf(block) })?.number ?? 0
    if (number > 0)
      marks.push(Decoration.node(start, start + block.nodeSize, { 'data-number': String(number) }))
  })
  if (doc.childCount === 1 && doc.content.size === 2 && kindOf(attributesOf(doc.child(0))) === 'paragraph')
    marks.push(Decoration.node(0, 2, { class: 'block-invitation' }))
  return DecorationSet.create(doc, marks)
}

export const blockMarks = new Plugin<DecorationSet>({
  state: {
    init: (_, { doc }) => decorate(doc),
    apply: (tr, before) => (tr.docChanged ? decorate(tr.doc) : before),
  },
  props: {
    decorations(state) {
      return this.getState(state)
    },
  },
})
