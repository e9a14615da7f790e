import { damaged, FileFault } from './file-fault.ts'
import { tokensOf } from './markup.ts'
import type { ReadDocument } from './read-document.ts'
import { readHtml } from './read-html.ts'

/** A note of an Evernote export, or why it cannot be read. */
interface EnexNote {
  readonly title: string
  readonly read: () => ReadDocument
}

/** The notes of an Evernote export, one after the other. Pictures and other attachments are left out. */
export function* readEnex(text: string): Generator<EnexNote> {
  let isExport = false
  let inNote = false
  let field = ''
  let found = { title: '', created: '', content: '' }
  for (const token of tokensOf(text)) {
    if (token.kind === 'open' && !token.isEmpty) {
      if (token.name === 'en-export') isExport = true
      else if (token.name === 'note') {
        inNote = true
        found = { title: '', created: '', content: '' }
      }
      // A task or an attachment within the note has a title of its own.
      else if (inNote && field === '') field = token.name
    } else if (token.kind === 'close') {
      if (token.name === field) field = ''
      if (token.name === 'note' && inNote) {
        inNote = false
        yield noteOf(found)
      }
    } else if (token.kind === 'text' && inNote) {
      if (field === 'title' || field === 'created' || field === 'content') found[field] += token.text
    }
  }
  if (!isExport) throw new FileFault('This isn’t a file that Evernote exported.')
  // Cut off in the middle of a note.
  if (inNote) throw damaged()
}

function noteOf({ title, created, content }: { title: string; created: string; content: string }): EnexNote {
  const name = title.trim()
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})T/.exec(created.trim()) ?? []
  return {
    title: name,
    read: () => {
      const { blocks } = readHtml(content)
      return { blocks, title: name, created: year && `${year}-${month}-${day}` }
    },
  }
}
