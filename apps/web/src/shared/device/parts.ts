/** The parts of what was stored; none where it is no object. */
export const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest

/** A list of texts, or an empty one where any of them is none. */
export const textsOf = (value: unknown, longest: number, most: number): string[] =>
  Array.isArray(value) && value.length <= most && value.every((text) => isText(text, longest)) ? value : []
