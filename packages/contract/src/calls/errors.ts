import * as z from 'zod/mini'

/** The closed list of error codes and the status that each answers with. */
export const errorStatus = {
  invalid_request: 400,
  invalid_credentials: 401,
  not_signed_in: 401,
  /** The user has signed this device out from another one: it erases what it has stored. */
  device_signed_out: 401,
  already_exists: 400,
  wrong_origin: 403,
  quota_exceeded: 403,
  registration_closed: 403,
  account_disabled: 403,
  invalid_link: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  not_json: 415,
  too_many_attempts: 429,
  internal: 500,
  not_set_up: 501,
  provider_unavailable: 502,
  busy: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

export const ErrorBodySchema = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** One message for each wrong field, by its path in the request. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The nearest place that there is, where the one asked for is not in the Bible. */
  nearest: z.optional(z.string()),
  requestId: z.string(),
})

export type ErrorBody = z.infer<typeof ErrorBodySchema>
