import type { CallName, Calls } from '@stillwater/contract'
import type { CallInput, CallOutput, Endpoint } from '@stillwater/contract/endpoint'
import { setOffline, setOnline } from './connection.ts'
import { ApiError, isUnreachable, logFailure, toApiError } from './error.ts'

let caller: string | undefined

/**
 * Whose screens these are. Calls say so, because the cookie may have become somebody else's in another tab: the server
 * refuses such a call rather than mixing two people's words.
 */
export const setCaller = (userId: string | undefined): void => {
  caller = userId
}

const currentCaller = (): string | undefined => caller

/** What a call is given; with a signal, it can be called off. */
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

/** The same for an answer that says something in its headers too. */
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
    // What was called off has not failed, and says nothing about the connection.
    if (isCalledOff(signal)) throw error
    if (isUnreachable(error)) setOffline()
    else setOnline()
    logFailure(method, path, error)
    throw error
  }
}

/** Not the end of a limit, which is a failure. */
const isCalledOff = (signal: AbortSignal | undefined) =>
  signal?.aborted === true && (signal.reason as { name?: unknown } | undefined)?.name === 'AbortError'

async function send(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  // Who is signed in is what this one call asks.
  const caller = path === '/api/user' && method === 'GET' ? undefined : currentCaller()
  try {
    const early = method === 'GET' ? await takeEarly(path) : undefined
    if (early !== undefined) return early
    return await fetch(path, {
      method,
      credentials: 'include',
      // No call of ours answers with another address: whoever sends one elsewhere is not Stillwater.
      redirect: 'error',
      ...(signal && { signal }),
      headers: {
        accept: 'application/json',
        'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(caller !== undefined && { 'x-user-id': caller }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new ApiError(offlineMessage, 0, { cause: error })
  }
}

/** A list that is too long for one answer comes in parts, each of which names the address of the next. */
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

const offlineMessage = 'No connection to Stillwater. Check your signal and try again.'

/** Every answer of ours is JSON or a 204. A page that a network puts in between is neither. */
const readAnswer = (answer: Response): Promise<unknown> =>
  answer.status === 204 ? Promise.resolve(undefined) : readJson(answer)

async function readJson(answer: Response): Promise<unknown> {
  try {
    return JSON.parse(await answer.text())
  } catch (error) {
    // Also when the connection breaks off in the middle of an answer.
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
  /** What the page's own script has asked for, by path; undefined where it did not ask, because nobody is signed in. */
  var early: Record<string, Promise<Response | undefined>> | undefined
}

/** An answer that nobody has taken this long after the page's start is too old. */
const earlyLimit = 10_000

/** The answer to a call that went out before the code was there; for the first who asks. */
export function takeEarly(path: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.early?.[path]
  delete globalThis.early?.[path]
  return performance.now() < earlyLimit ? answer : undefined
}
