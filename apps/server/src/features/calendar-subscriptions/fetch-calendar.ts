import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { CalendarFault } from '@stillwater/contract/choices'
import { ClosedAddress, isPublicUrl, publicLookup, type Resolve } from '#core/outgoing/public-address.ts'

/** What the last answer said of itself. */
interface Known {
  readonly etag: string | null
  readonly lastModified: string | null
}

export type Fetched =
  | ({ readonly kind: 'read'; readonly file: string } & Known)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly fault: CalendarFault; readonly retryAfter?: number }

export interface FetchOptions {
  /** For tests: also from this machine and without encryption. */
  readonly allowLocal: boolean
  readonly resolve?: Resolve
  /** For all of it, in milliseconds. */
  readonly timeLimit?: number
}

const usualTimeLimit = 20_000
const largest = 5_000_000
const mostRedirects = 5
/** Office 365 refuses programs that it doesn't know. */
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 Stillwater'

/** Calendars call their addresses webcal; they are asked by https. */
export const calendarUrl = (address: string, allowLocal: boolean): string =>
  address.trim().replace(/^(?:webcals?|http):/i, allowLocal ? 'http:' : 'https:')

/** Reads a calendar from its address. What it answers is data of somebody else: bounded in time and size, and only from public addresses. */
export async function fetchCalendar(address: string, known: Known, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeLimit ?? usualTimeLimit)
  let url = address
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (!isPublicUrl(url, options.allowLocal)) return { kind: 'failed', fault: 'not_public' }
      const answer = await ask(new URL(url), known, options, signal)
      const next = redirectOf(answer, url)
      if (next === undefined) return await outcomeOf(answer)
      answer.destroy()
      url = calendarUrl(next, options.allowLocal)
    }
    return { kind: 'failed', fault: 'unreachable' }
  } catch (error) {
    return { kind: 'failed', fault: error instanceof ClosedAddress ? 'not_public' : 'unreachable' }
  }
}

function ask(url: URL, known: Known, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const settings = {
    signal,
    headers: {
      'user-agent': userAgent,
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'accept-encoding': 'gzip, br, deflate',
      ...(known.etag !== null && { 'if-none-match': known.etag }),
      ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
    },
    ...(!options.allowLocal && { lookup: publicLookup(options.resolve) }),
  }
  const isLocal = url.protocol === 'http:' && options.allowLocal
  const sent: ClientRequest = (isLocal ? httpRequest : httpsRequest)(url, settings, resolve)
  sent.on('error', reject)
  sent.end()
  return promise
}

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage, from: string): string | undefined =>
  statusCode >= 300 &&
  statusCode < 400 &&
  statusCode !== 304 &&
  headers.location !== undefined &&
  URL.canParse(headers.location, from)
    ? new URL(headers.location, from).href
    : undefined

async function outcomeOf(answer: IncomingMessage): Promise<Fetched> {
  const { statusCode = 0, headers } = answer
  if (statusCode === 200) return read(answer)
  answer.destroy()
  if (statusCode === 304) return { kind: 'unchanged' }
  if ([401, 403, 407].includes(statusCode)) return { kind: 'failed', fault: 'not_allowed' }
  if ([404, 410].includes(statusCode)) return { kind: 'failed', fault: 'not_found' }
  const retryAfter = /^\d{1,6}$/.exec(headers['retry-after'] ?? '')?.[0]
  return {
    kind: 'failed',
    fault: 'unreachable',
    ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) * 1000 }),
  }
}

async function read(answer: IncomingMessage): Promise<Fetched> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of plain(answer)) {
    size += (part as Buffer).length
    if (size > largest) {
      answer.destroy()
      return { kind: 'failed', fault: 'too_large' }
    }
    parts.push(part as Buffer)
  }
  const file = new TextDecoder().decode(Buffer.concat(parts))
  // Often the page of a sign-in.
  if (!/^\s*BEGIN:VCALENDAR/i.test(file)) return { kind: 'failed', fault: 'not_a_calendar' }
  return { kind: 'read', file, etag: tagOf(answer, 'etag'), lastModified: tagOf(answer, 'last-modified') }
}

const longestTag = 300
function tagOf({ headers }: IncomingMessage, name: 'etag' | 'last-modified'): string | null {
  const value = headers[name]
  return value === undefined || value.length > longestTag ? null : value
}

/** The body as it was before it was packed. Its errors end the reading. */
function plain(answer: IncomingMessage): Readable {
  const unpack = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    br: createBrotliDecompress,
    deflate: createInflate,
  }[answer.headers['content-encoding']?.toLowerCase() ?? '']
  return unpack === undefined ? answer : pipeline(answer, unpack(), () => undefined)
}
