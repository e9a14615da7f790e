import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { IdParamsSchema } from '../records/fields.ts'

/** 32 bytes in base64url. */
const KeySchema = z.string().check(z.refine((text) => /^[\w-]{43}$/.test(text), 'This should be 32 bytes'))

/**
 * The server's key to one device. With it, and with what that device has stored, the owner reads their words again after they
 * forgot the PIN. Each of the two alone opens nothing.
 */
export const storeDeviceKey = endpoint({
  method: 'POST',
  path: '/api/device-keys',
  access: 'user',
  body: z.object({ key: KeySchema }),
  response: z.object({ id: z.string() }),
  status: 201,
})

export const getDeviceKey = endpoint({
  method: 'GET',
  path: '/api/device-keys/:id',
  access: 'user',
  params: IdParamsSchema,
  response: z.object({ key: z.string() }),
})

export const removeDeviceKey = endpoint({
  method: 'DELETE',
  path: '/api/device-keys/:id',
  access: 'user',
  params: IdParamsSchema,
  response: null,
  status: 204,
})
