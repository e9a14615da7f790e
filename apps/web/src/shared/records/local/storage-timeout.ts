/** How long the browser's own storage may take. Far more than it ever needs: beyond this it is stuck. */
const limit = 5000

class StorageTimeout extends Error {
  constructor() {
    super("This device's storage is not responding. Your words are still here: please try again.")
    this.name = 'StorageTimeout'
  }
}

/** The answer of the browser's storage, or an error where there is none in time. */
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
