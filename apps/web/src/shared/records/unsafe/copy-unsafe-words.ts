import { copyText } from '#shared/ui/toast/copy-text.ts'
import { openBodies } from '../body/open-bodies.ts'
import { unsafeDrafts } from '../local/drafts.ts'
import { localSession } from '../local/local-session.ts'
import { unsafeWords } from './unsafe-words.ts'
import { wordsIn } from './words-in.ts'

/** Copies what would be lost with the page. */
export async function copyUnsafeWords(): Promise<void> {
  const { changes, texts } = unsafeWords()
  const drafts = await unsafeDrafts()
  const forms = [...changes.map(({ body }) => body), ...drafts.map(({ values }) => values)].map(wordsIn)
  const parts = [...new Set([...(await Promise.all(texts.map(wordsOfSermon))), ...forms])]
  await copyText(parts.filter(Boolean).join('\n\n'), 'Copied. Now paste it into an email or a note.')
}

async function wordsOfSermon(id: string): Promise<string> {
  const session = localSession()
  if (session === undefined) return ''
  // This code came with the first sermon that was opened here, so it is there without a connection.
  const { wordsOfBody } = await import('../body/stored-body.ts')
  return wordsOfBody(session.store, id, openBodies.get(id)?.doc)
}
