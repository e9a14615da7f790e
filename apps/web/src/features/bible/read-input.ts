interface InputReading {
  /** Looks like a reference, whether or not it exists. */
  readonly isReference: boolean
  /** A reference that the words may also mean, such as the book of Ruth. */
  readonly offer?: string | undefined
}

/** The parser is large: it is loaded when the user begins to type. */
export const loadParser = () => import('@stillwater/bible/references')

/** Whether the user has typed a reference or words to search for. */
export async function readInput(text: string): Promise<InputReading> {
  const { parseReference } = await loadParser()
  const reading = parseReference(text)
  if (reading.ok) return { isReference: true, offer: reading.reference }
  return { isReference: reading.problem !== 'not-a-reference', offer: reading.nearest?.reference }
}
