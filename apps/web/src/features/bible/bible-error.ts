import { ApiError, messageOf } from '#shared/api/error.ts'

/** A Bible call that failed: what was wanted, and below it what the server said about it. */
export class BibleError extends Error {
  readonly explanation: string
  /** The nearest place that exists, where the one asked for does not. */
  readonly nearest: string | undefined
  /** Asked for wrongly: asking again would not help. */
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
