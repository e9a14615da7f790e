declare global {
  /** What the page's own script has asked for, by path; undefined where it did not ask, because nobody is signed in. */
  var early: Record<string, Promise<Response | undefined>> | undefined
}

/** Later than this, an answer that nobody has taken is old. */
const start = 10_000

/** The answer to a call that went out before the code was there; for the first who asks. */
export function takeEarly(path: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.early?.[path]
  delete globalThis.early?.[path]
  return performance.now() < start ? answer : undefined
}
