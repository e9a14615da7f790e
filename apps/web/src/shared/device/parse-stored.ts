/** Parses JSON; undefined if there is nothing or it is not JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The properties of a stored object; none if it is not an object. */
export const propertiesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

export const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength

/** A list of strings, or an empty one if any of them is invalid. */
export const textsOf = (value: unknown, maxLength: number, maxCount: number): string[] =>
  Array.isArray(value) && value.length <= maxCount && value.every((text) => isText(text, maxLength))
    ? value
    : []
