/** Every failed request is logged in the same format. In a file of its own: the Bible worker must not load the page's code. */
export const logFailure = (method: string, path: string, error: unknown): void =>
  console.error(`API ${method} request to ${path} failed`, error)
