const oneMinute = 60_000

/** Loads code that works in the background: without a connection it is tried again each minute, and nobody is bothered with it. */
export async function loadInBackground<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, oneMinute))
    }
  }
}
