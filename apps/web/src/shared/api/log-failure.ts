/** Every request that failed is logged in these words, whoever made it. */
export const logFailure = (method: string, path: string, error: unknown): void =>
  console.error(`API ${method} request to ${path} failed`, error)
