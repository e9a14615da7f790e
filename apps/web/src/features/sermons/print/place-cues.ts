interface WantedCue {
  /** Where it should begin, from the top of the page. */
  readonly top: number
  readonly height: number
}

const gap = 6

/**
 * Where the cues in the margin of a page begin: beside their text, below each other, and all of them on the page. Undefined for those for
 * which there is no room.
 */
export function placeCues(cues: readonly WantedCue[], height: number): (number | undefined)[] {
  let room = height
  const fits = cues.map((cue) => {
    if (cue.height > room) return false
    room -= cue.height + gap
    return true
  })
  const tops: (number | undefined)[] = []
  let free = 0
  for (const [index, cue] of cues.entries()) {
    const top = fits[index] ? Math.max(cue.top, free) : undefined
    tops.push(top)
    if (top !== undefined) free = top + cue.height + gap
  }
  let floor = height
  for (const [index, cue] of [...cues.entries()].toReversed()) {
    const wanted = tops[index]
    if (wanted === undefined) continue
    const top = Math.min(wanted, floor - cue.height)
    tops[index] = top
    floor = top - gap
  }
  return tops
}
