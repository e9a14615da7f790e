import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'

/** Everything of the user in one ZIP, as it was at one moment; see docs/export-format.md. */
export const exportEverything = endpoint({
  method: 'GET',
  path: '/api/export',
  access: 'user',
  response: z.string(),
  file: 'application/zip',
  errors: ['too_many_attempts'],
})
