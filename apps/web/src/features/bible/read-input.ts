interface InputReading {
  /** Names a place, whether or not there is one. */
  readonly isReference: boolean
  /** A place that the words may also mean, such as the book of Ruth. */
  readonly offer?: string | undefined
}

/** The parser knows every way to write a reference and is heavy for it: it comes when somebody begins to type. */
export const loadParser = () => import('@stillwater/bible/references')

/** Whether somebody has typed a reference or words to look for. */
export async function readInput(text: string): Promise<InputReading> {
  const { parseReference } = await loadParser()
  const reading = parseReference(text)
  if (reading.ok) return { isReference: true, offer: reading.reference }
  return { isReference: reading.problem !== 'not-a-reference', offer: reading.nearest?.reference }
}
