import { type Block, bodyOf, insertBlocks, textOfBlock, toBlocks } from '@stillwater/sermon-body/blocks'
import type * as Y from 'yjs'
import { localSession } from '../local/local-session.ts'
import { OpenBody } from './open-body.ts'
import { openBodies } from './open-bodies.ts'

/** Runs an edit on the text of a sermon that need not be on the screen; stored here at once and sent when possible. */
async function editBody(id: string, title: string, edit: (body: OpenBody['body']) => void): Promise<void> {
  const session = localSession()
  if (session === undefined) throw new Error('Nobody is signed in')
  const shown = openBodies.get(id)
  const change = (doc: Y.Doc) => doc.transact(() => edit(bodyOf(doc)))
  if (shown !== undefined) {
    change(shown.doc)
    return shown.save()
  }
  const open = await OpenBody.open(session, id, () => title)
  change(open.doc)
  await open.close()
}

/** Adds blocks at the end of a sermon's text. */
export const addBlocks = (id: string, title: string, blocks: readonly Block[]): Promise<void> =>
  editBody(id, title, (body) => {
    // The text may lack its last line end.
    const isOpen = body.length > 0 && !body.toJSON().endsWith('\n')
    if (isOpen) body.insert(body.length, '\n', {})
    insertBlocks(body, body.length, blocks)
  })

/** Takes a block out again that was added at the end, if it is still as it was. */
export const removeLastBlock = (id: string, title: string, block: Block): Promise<void> =>
  editBody(id, title, (body) => {
    let end = body.length
    for (const each of toBlocks(body).toReversed()) {
      const length = each.runs.reduce((sum, { text }) => sum + text.length, 0) + 1
      if (
        each.attributes['reference'] === block.attributes['reference'] &&
        textOfBlock(each) === textOfBlock(block)
      ) {
        body.delete(end - length, length)
        return
      }
      end -= length
    }
  })
