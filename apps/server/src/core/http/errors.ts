import { errorStatus, type ErrorCode } from '@stillwater/contract/calls/errors'

interface ErrorDetails {
  fields?: Record<string, string>
  /** Seconds after which the caller may try again. */
  retryAfter?: number
  /** The stored record that a conflicting update would have overwritten. */
  current?: unknown
  /** The nearest valid reference, if the requested one is not in the Bible. */
  nearest?: string | undefined
  cause?: unknown
}

/** The only error that features throw on purpose: a code from the closed list and a message for the user. */
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

/** One message for each wrong field, by its path in the request. */
export const invalid = (fields: Record<string, string>) =>
  new AppError('invalid_request', Object.values(fields)[0] ?? 'Please check your input.', { fields })

/** Missing and foreign records answer with the same words. */
export const missing = 'We couldn’t find this. It may have been deleted.'
export const notFound = () => new AppError('not_found', missing)
