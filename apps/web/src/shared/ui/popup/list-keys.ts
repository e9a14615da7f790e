type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>

/** The names of a list's entries; one that cannot be chosen has none. */
type Names = readonly (string | undefined)[]

/** Letters typed further apart than this start a new search. */
const pause = 1000
const page = 10

/**
 * For each key press, the index of the list entry to move to: by arrows, Home, End and the page keys, or by the first
 * letters of a name. Undefined if the key does not move.
 */
export function listKeys() {
  let typed = ''
  let typedAt = -pause

  return (press: Press, names: Names, current: number): number | undefined => {
    const { key } = press
    if (key.length > 1) return byStep(key, names, current)
    if (press.altKey || press.ctrlKey || press.metaKey) return undefined
    if (press.timeStamp - typedAt > pause) typed = ''
    // A space belongs to what is being typed; alone it chooses.
    if (key === ' ' && typed === '') return undefined
    typed += key.toLowerCase()
    typedAt = press.timeStamp
    return byName(typed, names, current)
  }
}

function byStep(key: string, names: Names, current: number): number | undefined {
  const entries = names.flatMap((name, index) => (name === undefined ? [] : [index]))
  const first = entries[0]
  const last = entries.at(-1)
  const next = (from: number) => entries.find((index) => index >= from) ?? last
  const previous = (from: number) => entries.findLast((index) => index <= from) ?? first
  switch (key) {
    case 'ArrowDown':
      return next(current + 1)
    case 'ArrowUp':
      return current < 0 ? last : previous(current - 1)
    case 'PageDown':
      return next(current + page)
    case 'PageUp':
      return previous(current - page)
    case 'Home':
      return first
    case 'End':
      return last
    default:
      return undefined
  }
}

function byName(typed: string, names: Names, current: number): number | undefined {
  // One letter again and again goes through all that begin with it.
  const letter = typed.charAt(0)
  const again = typed === letter.repeat(typed.length)
  const sought = again ? letter : typed
  const from = Math.max(0, again ? current + 1 : current)
  return names
    .map((_, offset) => (from + offset) % names.length)
    .find((index) => names[index]?.toLowerCase().startsWith(sought))
}
