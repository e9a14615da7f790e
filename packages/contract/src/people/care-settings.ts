import * as z from 'zod/mini'
import { careLimits } from './care.ts'
import { endpoint } from '../calls/endpoint.ts'

export const CareSettingsSchema = z.object({
  /** So many months after the last contact the app asks whether to erase what was written; null to keep it without being asked. */
  keepMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(careLimits.keepMonths))),
})
export type CareSettings = z.infer<typeof CareSettingsSchema>

export const getCareSettings = endpoint({
  method: 'GET',
  path: '/api/care/settings',
  access: 'user',
  response: CareSettingsSchema,
})

export const updateCareSettings = endpoint({
  method: 'PATCH',
  path: '/api/care/settings',
  access: 'user',
  body: CareSettingsSchema,
  response: CareSettingsSchema,
})
