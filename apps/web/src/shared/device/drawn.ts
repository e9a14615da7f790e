/** How long a frame is waited for: a page that cannot be seen draws none. */
const longest = 250

/** Resolves once what has just changed is on the screen. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longest)
    // The callback is called before the frame is drawn, a timer after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
