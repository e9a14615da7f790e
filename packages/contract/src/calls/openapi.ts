import * as z from 'zod/mini'
import { errorsByStatus } from './call-errors.ts'
import type { Endpoint, Schema } from './endpoint.ts'
import { ErrorBodySchema } from './errors.ts'
import { endpoints } from '../index.ts'

type Json = Record<string, unknown>

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const content = (schema: Json, type = 'application/json') => ({ [type]: { schema } })

/** The contract as an OpenAPI 3.1 document: `npm run openapi` prints it. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Stillwater', version: '0.1.0' },
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBodySchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'stillwater-session' } },
    },
  }
}

const nextPart = {
  Link: {
    description: 'Only if the list continues: the address of the next page, as <…>; rel="next".',
    schema: { type: 'string' },
  },
}

function operation(endpoint: Endpoint): Json {
  const { access, params, query, body, response, file, status = 200 } = endpoint
  const asked = [...parameters(params, 'path'), ...parameters(query, 'query')]
  return {
    ...(access === 'user' && { security: [{ session: [] }] }),
    parameters: asked,
    ...(body !== undefined && {
      requestBody: { required: true, content: content(jsonSchema(body, 'input')) },
    }),
    responses: {
      [status]: {
        description: 'Done',
        ...(asked.some(({ name }) => name === 'page') && { headers: nextPart }),
        ...(response !== null && { content: content(jsonSchema(response, 'output'), file) }),
      },
      ...refusals(endpoint),
    },
  }
}

/** Each status that is not a success, with the codes that come with it. A conflict hands over the stored record. */
function refusals(endpoint: Endpoint): Json {
  const { response } = endpoint
  const conflict =
    response && jsonSchema(z.extend(ErrorBodySchema, { current: z.optional(response) }), 'output')
  const responses = [...errorsByStatus(endpoint)].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: content(
        status === 409 && conflict !== null ? conflict : { $ref: '#/components/schemas/Error' },
      ),
      'x-codes': codes,
    },
  ])
  return Object.fromEntries(responses) as Json
}

function parameters(schema: Schema | undefined, location: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: field,
  }))
}
