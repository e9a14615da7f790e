import { errorStatus, type ErrorCode } from '@stillwater/contract/errors'

interface ErrorDetails {
  fields?: Record<string, string>
  /** Seconds after which the caller may try again. */
  retryAfter?: number
  /** The stored record that a conflicting update would have overwritten. */
  current?: unknown
  /** The nearest place that there is, where the one asked for is not in the Bible. */
  nearest?: string | undefined
  cause?: unknown
}

/** The only error that rooms throw on purpose: a code of the closed list and words for the person. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = errorStatus[code]
    this.details = details
  }
}

/** Missing and foreign records answer with the same words. */
export const notFound = () => new AppError('not_found', 'We could not find this. It may have been deleted.')
