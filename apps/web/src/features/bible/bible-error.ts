import { ApiError, messageOf } from '#shared/api/error.ts'

/** A failed Bible call: what was requested, and the server's explanation. */
export class BibleError extends Error {
  readonly explanation: string
  /** The nearest reference that exists, if the requested one does not. */
  readonly nearest: string | undefined
  /** A bad request: retrying would not help. */
  readonly refused: boolean

  constructor(message: string, cause: unknown, explanation?: string) {
    super(message, { cause })
    this.name = 'BibleError'
    const answer = cause instanceof ApiError ? cause : undefined
    this.explanation = explanation ?? messageOf(cause, 'Please try again.')
    this.nearest = answer?.nearest
    this.refused = answer !== undefined && answer.status >= 400 && answer.status < 500
  }
}
