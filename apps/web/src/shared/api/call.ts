import type { CallInput, CallOutput, Endpoint } from '@stillwater/contract/endpoint'
import { ApiError, toApiError } from './error.ts'

type Input<E extends Endpoint> = keyof CallInput<E> extends never ? [] : [input: CallInput<E>]

/** Makes one call of the contract. It throws an ApiError and shows nothing: the screen decides what to say. */
export const call = async <E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<CallOutput<E>> =>
  (await callWithHeaders(endpoint, ...input)).body

/** The same for an answer that says something in its headers too. */
export async function callWithHeaders<E extends Endpoint>(
  endpoint: E,
  ...[input]: Input<E>
): Promise<{ body: CallOutput<E>; headers: Headers }> {
  const { method } = endpoint
  const path = pathOf(endpoint, input)
  try {
    const answer = await send(method, path, bodyOf(input))
    if (!answer.ok) throw await toApiError(answer)
    const body = (endpoint.response === null ? undefined : await readJson(answer)) as CallOutput<E>
    return { body, headers: answer.headers }
  } catch (error) {
    // Not being signed in is an answer, not a fault.
    if (!(error instanceof ApiError && error.status === 401))
      console.error(`API ${method} request to ${path} failed`, error)
    throw error
  }
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new ApiError(offlineMessage, 0, { cause: error })
  }
}

export const offlineMessage = 'No connection to Stillwater. Check your signal and try again.'

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ApiError(`Invalid JSON response: ${(error as SyntaxError).message}`, answer.status)
  }
}

function pathOf(endpoint: Endpoint, input: object | undefined): string {
  const { params = {}, query = {} } = (input ?? {}) as {
    params?: Record<string, string>
    query?: Record<string, string | number | boolean | null | undefined>
  }
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}

const bodyOf = (input: object | undefined): unknown =>
  input !== undefined && 'body' in input ? input.body : undefined
