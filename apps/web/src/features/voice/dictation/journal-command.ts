/** What one phrase does to a journal entry that is being dictated. */
interface Heard {
  /** Whether the next keyword is a command. */
  readonly active: boolean
  /** The trigger word has just been heard. */
  readonly activated: boolean
  /** Ordinary words, for where the cursor is. */
  readonly dictated?: string
  /** What the command adds to the end of the entry. */
  readonly appended?: string
}

export const journalSentence = "I'm reflecting on my ministry today."

const trigger = /\bpastor\b[,.!?:]*/gi
const polite =
  /^(?:(?:please|now|then|and|just|to|can you|could you|would you|i want to|i would like to|i'd like to|let me|let's)[\s,]+)*/i
const keyword = /^(write|add|note)\b(?:\s+(?:down|that|this)\b)*[\s,.:;-]*/i

/**
 * "Pastor", said by itself or right before a keyword, opens the command mode; within a sentence ("I met Pastor Lee today", "I
 * thanked the pastor") it is a word like any other. A keyword then appends what follows it, or our sentence if nothing does.
 */
export function hearPhrase(active: boolean, phrase: string): Heard {
  const words = phrase.trim()
  if (active) {
    const command = readCommand(words)
    if (command !== undefined) return { active: false, activated: false, appended: command }
  }
  const found = findTrigger(words)
  if (found === undefined) return { active, activated: false, ...(words !== '' && { dictated: words }) }
  const { before, after } = found
  const said = before === '' ? {} : { dictated: before }
  const command = readCommand(after)
  if (command !== undefined) return { active: false, activated: true, appended: command, ...said }
  return { active: true, activated: true, ...said }
}

function findTrigger(words: string): { before: string; after: string } | undefined {
  for (const match of words.matchAll(trigger)) {
    const before = words
      .slice(0, match.index)
      .trim()
      .replace(/^(?:hey|hello|ok|okay)[,]?$/i, '')
    const after = words.slice(match.index + match[0].length).trim()
    const begins = before === '' || /[.!?]$/.test(before)
    if (begins && (after === '' || readCommand(after) !== undefined)) return { before, after }
  }
  return undefined
}

/** What a command appends, or undefined where there is no keyword. */
function readCommand(words: string): string | undefined {
  const request = words.replace(polite, '')
  const match = keyword.exec(request)
  if (match === null) return undefined
  const rest = request.slice(match[0].length).trim()
  return rest === '' ? journalSentence : rest
}
