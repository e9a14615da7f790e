/** Words a minute, for a preacher whose own pace is not known yet. */
const usualPace = 130

/** Such as "18 min"; nothing for a text without words. */
export function minutesFor(words: number): string | undefined {
  return words === 0 ? undefined : `${Math.max(Math.round(words / usualPace), 1)} min`
}
