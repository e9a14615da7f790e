import { type CallName, type Calls, endpoints } from '@stillwater/contract'
import { errorsByStatus } from '@stillwater/contract/calls/call-errors'
import type { CallOutput, Endpoint } from '@stillwater/contract/calls/endpoint'
import { type ErrorCode, errorStatus } from '@stillwater/contract/calls/errors'

/** What a call answers instead of the server: a body, an error of the contract, no connection, or nothing at all. */
type Reply<N extends CallName> =
  | { readonly body: CallOutput<Calls[N]> }
  | { readonly error: ErrorCode; readonly message?: string; readonly fields?: Record<string, string> }
  | 'offline'
  | 'never'

/** The same once its call is no longer known by name. */
type AnyReply = { readonly body: unknown } | Exclude<Reply<CallName>, { readonly body: unknown }>

interface StandIn {
  readonly matches: (method: string, path: string) => boolean
  /** `goOn` asks the next stand-in, and the server when there is none. */
  readonly reply: (goOn: () => Promise<Response>) => Promise<Response>
}

/** The page's own fetch, which a test's answers do not change. */
export const realFetch = window.fetch.bind(window)
/** Counts the tests. Nothing that the app of an earlier one has asked is answered: its user is no longer signed in. */
let round = 0
/** Between two tests nothing is asked either. */
let isOpen = false
let standIns: StandIn[] = []
/** What the server has not answered yet. */
const waiting = new Set<Promise<Response>>()

/** A request of the app, as a test reads it. */
interface SentRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** What the app has sent since the test began, reads included. */
export const sent: SentRequest[] = []

/** From now on one call of the contract is answered like this; returns what ends it. The answer must be one that the contract allows. */
export function answer<N extends CallName>(name: N, reply: Reply<N>): () => void {
  const endpoint = endpointOf(name)
  return standIn({ matches: matcherOf(endpoint), reply: replyOf(endpoint, reply) })
}

/** From now on a call waits before it goes on, to an earlier answer or to the server; returns what lets it go. */
export function hold(name: CallName): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = standIn({
    matches: matcherOf(endpointOf(name)),
    reply: (goOn) => promise.then(goOn),
  })
  return () => {
    end()
    resolve()
  }
}

function endpointOf(name: CallName): Endpoint {
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === name)
  if (endpoint === undefined) throw new Error(`The contract has no ${name}.`)
  return endpoint
}

function matcherOf({ method, path }: Endpoint): StandIn['matches'] {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  return (wanted, pathname) => wanted === method && pattern.test(pathname)
}

/** From now on no call reaches the server; returns what ends it. */
export const goOffline = (): (() => void) =>
  standIn({ matches: () => true, reply: () => Promise.reject(new TypeError('No connection')) })

function standIn(added: StandIn): () => void {
  standIns = [added, ...standIns]
  return () => {
    standIns = standIns.filter((each) => each !== added)
  }
}

function replyOf(endpoint: Endpoint, reply: AnyReply): StandIn['reply'] {
  if (reply === 'never') return () => new Promise(() => {})
  if (reply === 'offline') return () => Promise.reject(new TypeError('No connection'))
  const { status, body } = 'error' in reply ? errorOf(endpoint, reply) : bodyOf(endpoint, reply.body)
  return () =>
    Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(body, { status }))
}

function errorOf(endpoint: Endpoint, { error, message, ...fields }: Extract<AnyReply, { error: ErrorCode }>) {
  const status = errorStatus[error]
  if (!errorsByStatus(endpoint).get(status)?.includes(error))
    throw new Error(`${endpoint.method} ${endpoint.path} never answers ${error}.`)
  const text = message ?? 'The server has a problem. Please try again.'
  return { status, body: { code: error, message: text, requestId: 'test', ...fields } }
}

function bodyOf({ response, status = 200 }: Endpoint, body: unknown) {
  return { status, body: response === null ? undefined : response.parse(body) }
}

window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  if (!/^\/(api\/|livez$|readyz$)/.test(pathname)) return realFetch(input, init)
  if (!isOpen) return new Promise(() => {})
  const { method } = request
  const text = typeof init?.body === 'string' ? init.body : ''
  sent.push({ method, path: pathname + search, body: text === '' ? undefined : JSON.parse(text) })
  const goOn = ([first, ...rest]: StandIn[]): Promise<Response> =>
    first === undefined ? askServer(input, init) : first.reply(() => goOn(rest))
  const asked = round
  try {
    return await goOn(standIns.filter(({ matches }) => matches(method, pathname)))
  } finally {
    if (asked !== round) await new Promise(() => {})
  }
}

function askServer(...input: Parameters<typeof fetch>): Promise<Response> {
  const answering = realFetch(...input)
  const forget = () => waiting.delete(answering)
  waiting.add(answering)
  answering.then(forget, forget)
  return answering
}

/** The server has answered all that it was asked: an answer may change who is signed in. */
export async function allAnswered(): Promise<void> {
  while (waiting.size > 0) await Promise.allSettled(waiting)
}

/** The app of a test begins. */
export function openNetwork(): void {
  isOpen = true
}

/** The app of a test has come to its end. */
export function closeNetwork(): void {
  isOpen = false
  round += 1
  standIns = []
  sent.length = 0
}
