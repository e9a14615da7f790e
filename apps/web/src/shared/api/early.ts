declare global {
  /** What the page's own script has asked for, by path. */
  var early: Record<string, Promise<Response>> | undefined
}

/** Later than this, an answer that nobody has taken is old. */
const start = 10_000

/** The answer to a call that went out before the code was there; for the first who asks. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = globalThis.early?.[path]
  delete globalThis.early?.[path]
  return performance.now() < start ? answer : undefined
}
