import type { Endpoint } from './endpoint.ts'
import { type ErrorCode, errorStatus } from './errors.ts'

/** Every code that a call may answer with: what its parts bring along, and what it names itself. */
function errorsOf({ method, access, origin, params, errors = [] }: Endpoint): Set<ErrorCode> {
  const codes: ErrorCode[] = ['invalid_request', 'internal', 'busy', ...errors]
  if (access === 'user') codes.push('not_signed_in', 'device_signed_out')
  if (method !== 'GET') codes.push('too_large', 'not_json', 'storage_full')
  if (method !== 'GET' && origin !== 'any') codes.push('wrong_origin')
  if (params !== undefined) codes.push('not_found')
  return new Set(codes)
}

/** The same by the status of each. */
export const errorsByStatus = (endpoint: Endpoint): Map<number, ErrorCode[]> => {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(endpoint)) {
    const status = errorStatus[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}
