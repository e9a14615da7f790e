/** How long the browser's storage may take. It never needs this long unless it is stuck. */
const limit = 5000

export class StorageTimeout extends Error {
  constructor() {
    super('This device’s storage is not responding. Your words are still here: please try again.')
    this.name = 'StorageTimeout'
  }
}

/** The result of a storage operation, or an error after the timeout. */
export async function withTimeout<T>(answer: Promise<T>, milliseconds = limit): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageTimeout()), milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
