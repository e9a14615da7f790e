interface WantedCue {
  /** Where it should begin, from the top of the page. */
  readonly top: number
  readonly height: number
}

const gap = 6

/** Where the cues in the margin of a page begin: beside their text, below each other, and all of them on the page. */
export function placeCues(cues: readonly WantedCue[], height: number): number[] {
  const tops: number[] = []
  let free = 0
  for (const cue of cues) {
    const top = Math.max(cue.top, free)
    tops.push(top)
    free = top + cue.height + gap
  }
  let floor = height
  for (const [index, cue] of [...cues.entries()].toReversed()) {
    const top = Math.max(Math.min(tops[index] ?? 0, floor - cue.height), 0)
    tops[index] = top
    floor = top - gap
  }
  return tops
}
