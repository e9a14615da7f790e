export const offlineMessage = 'No connection to Stillwater. Check your signal and try again.'

/** A failed call, with the message for the user. */
export class ApiError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  /** The contract's error code, if the answer has one. */
  readonly code: string | undefined
  /** On a conflict: the record as the server has it. */
  readonly current: unknown
  /** For a reference that does not exist: the nearest that does. */
  readonly nearest: string | undefined
  /** The text of the status line, such as "Bad Gateway"; empty over HTTP/2. */
  readonly statusText: string
  /** The raw response text. */
  readonly text: string

  constructor(
    message: string,
    status: number,
    body: Record<string, unknown> = {},
    { statusText = '', text = '' }: { readonly statusText?: string; readonly text?: string } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.statusText = statusText
    this.text = text
    this.fields = isTexts(body['fields']) ? body['fields'] : {}
    this.current = body['current']
    this.code = typeof body['code'] === 'string' ? body['code'] : undefined
    this.nearest = typeof body['nearest'] === 'string' ? body['nearest'] : undefined
  }
}

/** Stillwater did not answer: no connection, a proxy without its server, or another site's page in between. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0

const proxyFailures = [502, 503, 504]

/** Section 8 of the specification: how any failed answer becomes a message. */
export async function toApiError(answer: Response): Promise<ApiError> {
  const { status, statusText } = answer
  const text = await answer.text()
  if (!answer.headers.get('content-type')?.includes('json')) {
    const message = `${status}: ${text || statusText}`
    return new ApiError(message, proxyFailures.includes(status) ? 0 : status, {}, { statusText, text })
  }
  const body = parseObject(text)
  if (body === undefined) return new ApiError(`${status}: ${text}`, status, {}, { statusText, text })
  const message = body['message'] ?? body['error']
  return new ApiError(
    typeof message === 'string' ? message : `Server error: ${status} - ${text}`,
    status,
    body,
    { statusText, text },
  )
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** What the user can do something about: the account's storage is full, or this device's fails. */
const clearCodes = ['quota_exceeded', 'not_stored']

/** The message for a failed save: the usual one, unless the user can do something about it. */
export const saveFailedText = (error: unknown, usual: string): string =>
  error instanceof ApiError && clearCodes.includes(error.code ?? '') ? error.message : usual

/** The message of whatever was thrown, or the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback
