import { limits } from '@stillwater/contract/limits'
import { firstReference } from './references.ts'
import { capitalised, cutAtWord, firstSentence, runningText } from './sentences.ts'

interface HeardSermon {
  readonly title?: string
  readonly reference?: string
  readonly notes?: string
}

/** "The title is Grace in the Storm" announces the title and is not part of it. */
const announced = /^(?:(?:the|my|a|new)\s+)*(?:sermon(?:'s|’s)?\s+)?title\s*(?:is|will be|:)\s+/i

/** A sermon's text is named within its first minutes. */
const searched = 10_000

/** The title is the first sentence, the reference the first one named, and the notes everything that was said. */
export function parseSermon(spoken: string): HeardSermon {
  const notes = runningText(spoken)
  if (notes === '') return {}
  const title = cutAtWord(capitalised(firstSentence(spoken).replace(announced, '')), limits.title)
  const reference = firstReference(notes.slice(0, searched))
  return {
    ...(title !== '' && { title }),
    ...(reference !== undefined && reference.length <= limits.title && { reference }),
    notes,
  }
}
