import * as Y from 'yjs'
import { attributeRules } from './attribute-rules.ts'
import { bodyOf } from './blocks.ts'
import { bodyLimits } from './body-limits.ts'

/** What is wrong with a document that was received, in words for its sender; undefined if it is a sermon's body and nothing else. */
export function faultOf(doc: Y.Doc): string | undefined {
  const { store } = doc
  if (store.pendingStructs !== null || store.pendingDs !== null)
    return 'The change builds on changes that are missing.'
  const body = bodyOf(doc)
  if (doc.share.size > 1) return 'The change holds something other than the sermon’s text.'
  for (const structs of store.clients.values()) {
    for (const struct of structs) {
      if (struct instanceof Y.GC) continue
      if (!(struct instanceof Y.Item) || struct.parent !== body || struct.parentSub !== null)
        return 'The change holds something other than the sermon’s text.'
      const fault = faultOfContent(struct.content)
      if (fault !== undefined) return fault
    }
  }
  if (body.length > bodyLimits.textLength) return 'The sermon is too long. Use at most 200,000 characters.'
  return undefined
}

function faultOfContent(content: Y.Item['content']): string | undefined {
  if (content instanceof Y.ContentString || content instanceof Y.ContentDeleted) return undefined
  if (!(content instanceof Y.ContentFormat)) return 'The change holds something other than text.'
  const { key, value } = content as { key: string; value: unknown }
  const isValid = attributeRules.get(key)
  if (isValid === undefined) return `The change holds the unknown attribute “${key.slice(0, 30)}”.`
  return value === null || isValid(value) ? undefined : `The change holds an invalid value of “${key}”.`
}
