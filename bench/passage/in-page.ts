/** What runs inside the page: each function stands by itself, because the browser gets only its text. */

/** What the measuring itself takes where nothing is asked: a frame, the next one, and a task. */
export async function nothing(): Promise<number> {
  const start = performance.now()
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  return performance.now() - start
}

/** Looks up the place that was typed and answers the milliseconds from the touch to the paint. */
export async function lookUp(location: string): Promise<number> {
  const go = document.querySelector<HTMLButtonElement>('form button[type=submit]')
  if (go === null) throw new Error('There is no form to look up in')
  const start = performance.now()
  const shown = () =>
    document.querySelector('article[aria-busy=false] h2')?.textContent?.startsWith(`${location} `)
  go.click()
  while (!shown()) {
    if (performance.now() - start > 20_000) throw new Error(`${location} was not shown`)
    await new Promise(requestAnimationFrame)
  }
  // The frame that was just begun is on the screen when the next task runs.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  return performance.now() - start
}

/** Searches for what was typed and answers the milliseconds from the touch to the paint. */
export async function searchFor(words: string): Promise<number> {
  const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
  if (button === null) throw new Error('There is no form to search in')
  const list = () => document.querySelector('ul[aria-label="Verses found"]')
  const before = list()
  const start = performance.now()
  button.click()
  while (list() === null || list() === before) {
    if (performance.now() - start > 20_000) throw new Error(`${words} was not found`)
    await new Promise(requestAnimationFrame)
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  return performance.now() - start
}

/** Loads more results until there are so many, and returns the longest task during that time. */
export async function openHits(count: number): Promise<{ hits: number; longest: number; tasks: number }> {
  const durations: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration)
  })
  observer.observe({ type: 'longtask' })
  const hits = () => document.querySelectorAll('ul[aria-label="Verses found"] > li').length
  const start = performance.now()
  while (hits() < count && performance.now() - start < 60_000) {
    const more = [...document.querySelectorAll('button')].find(
      (button) => button.textContent === 'Show more' && button.getAttribute('aria-busy') !== 'true',
    )
    more?.click()
    await new Promise(requestAnimationFrame)
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  observer.disconnect()
  return { hits: hits(), longest: Math.max(0, ...durations), tasks: durations.length }
}
