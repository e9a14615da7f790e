import type { CallName, Calls } from '@stillwater/contract'
import type { CallInput, CallOutput, Endpoint } from '@stillwater/contract/calls/endpoint'
import { setOffline, setOnline } from './connection.ts'
import { ApiError, isUnreachable, offlineMessage, toApiError } from './error.ts'

let caller: string | undefined

/**
 * The user whose screens these are. Calls send it, because another tab may have signed in as somebody else: the server
 * then refuses the call rather than mixing two users' data.
 */
export const setCaller = (userId: string | undefined): void => {
  caller = userId
}

export const currentCaller = (): string | undefined => caller

/** Whose screens these are, and where. The time zone is slow to find out the first time, so the very first call goes without. */
export const callerHeaders = (): Record<string, string> => ({
  'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(caller !== undefined && { 'x-user-id': caller }),
})

/** The input of a call; with a signal, it can be canceled. */
type Input<E extends Endpoint> = keyof CallInput<E> extends never
  ? [input?: undefined, signal?: AbortSignal]
  : [input: CallInput<E>, signal?: AbortSignal]

/**
 * Makes one call of the contract, such as `call('GET /api/prayers', { query: {} })`. It throws an ApiError and shows nothing: the screen
 * decides what to say.
 */
export const call = async <N extends CallName>(
  name: N,
  ...input: Input<Calls[N]>
): Promise<CallOutput<Calls[N]>> => (await callWithHeaders(name, ...input)).body

/** The same, with the response's headers. */
export async function callWithHeaders<N extends CallName>(name: N, ...[input, signal]: Input<Calls[N]>) {
  const [method = '', template = ''] = name.split(' ')
  const path = pathOf(template, input)
  try {
    const answer = await send(method, path, bodyOf(input), signal)
    if (!answer.ok) throw await toApiError(answer)
    const body = await readAnswer(answer)
    const rest = await readRest(method, answer, signal)
    setOnline()
    return {
      body: (rest.length > 0 && Array.isArray(body) ? [...body, ...rest] : body) as CallOutput<Calls[N]>,
      headers: answer.headers,
    }
  } catch (error) {
    // A canceled call has not failed, and says nothing about the connection.
    if (isAborted(signal)) throw error
    if (isUnreachable(error)) setOffline()
    else setOnline()
    console.error(`API ${method} request to ${path} failed`, error)
    throw error
  }
}

/** A timeout is not a cancellation but a failure. */
const isAborted = (signal: AbortSignal | undefined) =>
  signal?.aborted === true && (signal.reason as { name?: unknown } | undefined)?.name === 'AbortError'

async function send(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const asksWhoIsSignedIn = path === '/api/user' && method === 'GET'
  try {
    const early = method === 'GET' ? await takeEarly(path) : undefined
    if (early !== undefined) return early
    return await fetch(path, {
      method,
      credentials: 'include',
      // Our server never redirects calls: a redirect comes from something in between.
      redirect: 'error',
      ...(signal && { signal }),
      headers: {
        accept: 'application/json',
        ...(!asksWhoIsSignedIn && callerHeaders()),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new ApiError(offlineMessage, 0, { cause: error })
  }
}

/** A long list comes in pages, each with the address of the next. */
async function readRest(method: string, first: Response, signal?: AbortSignal): Promise<unknown[]> {
  const rest: unknown[] = []
  for (let path = nextPath(first); path !== undefined;) {
    const answer = await send(method, path, undefined, signal)
    if (!answer.ok) throw await toApiError(answer)
    const part = await readAnswer(answer)
    if (Array.isArray(part)) for (const record of part) rest.push(record)
    path = nextPath(answer)
  }
  return rest
}

const nextPath = ({ headers }: Response): string | undefined =>
  /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

/** Our server answers with JSON or a 204. A network's own page is neither. */
const readAnswer = (answer: Response): Promise<unknown> =>
  answer.status === 204 ? Promise.resolve(undefined) : readJson(answer)

async function readJson(answer: Response): Promise<unknown> {
  try {
    return JSON.parse(await answer.text())
  } catch (error) {
    // Also when the connection is lost in the middle of a response.
    throw new ApiError(`Invalid JSON response: ${(error as Error).message}`, 0)
  }
}

function pathOf(template: string, input: object | undefined): string {
  const { params = {}, query = {} } = (input ?? {}) as {
    params?: Record<string, string>
    query?: Record<string, string | number | boolean | null | undefined>
  }
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}

const bodyOf = (input: object | undefined): unknown =>
  input !== undefined && 'body' in input ? input.body : undefined

declare global {
  /** Requests started by the inline script of the page, by path; undefined if nobody is signed in. */
  var early: Record<string, Promise<Response | undefined>> | undefined
}

/** An answer that nobody has taken this long after the page's start is too old. */
const earlyLimit = 10_000

/** The response to a call that was sent before the code was loaded; only once. */
function takeEarly(path: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.early?.[path]
  delete globalThis.early?.[path]
  return performance.now() < earlyLimit ? answer : undefined
}
