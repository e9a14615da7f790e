import { readItem, writeItem } from '#shared/device/local-storage.ts'

/** How long a closed tab may block the others. Renewed while the work goes on. */
const lease = 30_000
/** How long until the other tabs see what one has written. */
const settle = 100
const [own, retry] = [Math.random().toString(36).slice(2), 250] as const
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Runs the work while no other tab runs it. Pages on plain http have no Web Locks: they use a lease in local storage. */
export async function oneTab(name: string, work: () => Promise<void>): Promise<void> {
  // Not in the browser's types: the API is missing on plain http.
  const locks = navigator.locks as LockManager | undefined
  if (locks !== undefined) return locks.request(name, work)
  const key = `${name} turn`
  while (!(await takeAlone(key))) await wait(retry)
  const renewal = setInterval(() => take(key), lease / 3)
  try {
    await work()
  } finally {
    clearInterval(renewal)
    if (holder(key) === own) writeItem(key, undefined)
  }
}

/** Two tabs may take it in the same moment: the one that wrote last has it. */
async function takeAlone(key: string): Promise<boolean> {
  if (!take(key)) return false
  await wait(settle)
  return holder(key) === own
}

function take(key: string): boolean {
  const other = holder(key)
  if (other !== undefined && other !== own) return false
  writeItem(key, `${own} ${Date.now() + lease}`)
  return true
}

/** The tab that holds the lease, unless it has expired. */
function holder(key: string): string | undefined {
  const [tab, until] = (readItem(key) ?? '').split(' ')
  return Number(until) > Date.now() ? tab : undefined
}
