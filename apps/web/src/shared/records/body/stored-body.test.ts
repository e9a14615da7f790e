import assert from 'node:assert/strict'
import { it } from 'node:test'
import { blocksOfText, bodyOf, insertBlocks, textOfBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'
import { memoryStore } from '../local/local-store.ts'
import { StoredBody } from './stored-body.ts'

const words = ({ doc }: { doc: Y.Doc }) => textOfBlocks(toBlocks(bodyOf(doc)))
const add = ({ doc }: { doc: Y.Doc }, text: string) => insertBlocks(bodyOf(doc), 0, blocksOfText(text))

it('a text that could not be read is not written over, and is merged once it can be', async () => {
  const disk = memoryStore()
  const before = { doc: new Y.Doc() }
  add(before, 'written last week')
  await new StoredBody(disk, 's1', before.doc).saveWhole()

  let isBroken = true
  const get: typeof disk.get = async (...args) => {
    if (isBroken) throw new Error('The storage does not answer')
    return disk.get(...args)
  }
  const now = { doc: new Y.Doc() }
  const stored = new StoredBody({ ...disk, get }, 's1', now.doc)
  await assert.rejects(stored.load())
  add(now, 'written today')
  await assert.rejects(stored.save())
  await assert.rejects(stored.saveWhole())
  isBroken = false
  await stored.save()
  const after = { doc: new Y.Doc() }
  await new StoredBody(disk, 's1', after.doc).load()
  assert.match(words(after), /written last week/)
  assert.match(words(after), /written today/)
})
