import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { LRUCache } from 'lru-cache'
import webPush from 'web-push'
import { ClosedAddress, isPublicUrl, publicLookup, type Resolve } from '#core/outgoing/public-address.ts'
import type { VapidKeys } from './vapid.ts'

interface Device {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

interface PushMessage {
  /** Two messages with the same topic are one: the second takes the place of the first. */
  readonly topic: string
  readonly payload: string
  /** Seconds for which the push service keeps it for a device that is off. */
  readonly ttl: number
  readonly urgency: 'normal' | 'high'
}

export type Outcome =
  | { readonly kind: 'sent' }
  /** The device is not there any more. */
  | { readonly kind: 'gone' }
  /** It would be refused again. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly retryAfter: number | undefined }

export interface PushClientOptions {
  readonly keys: VapidKeys
  /** Whom a push service may write to. */
  readonly contact: string
  /** For tests: also to this machine and without encryption. */
  readonly allowLocal?: boolean
  readonly resolve?: Resolve
  readonly sockets: number
}

/** From the look-up to the last byte. Well below the time for which a message is claimed. */
const sendTimeout = 10_000
/** Push services answer with next to nothing. */
const longestAnswer = 65_536
const hour = 3_600_000

/** Speaks with push services (RFC 8030, 8291, 8292). Redirects are not followed. */
export class PushClient {
  readonly #options: PushClientOptions
  readonly #secure: HttpsAgent
  readonly #local: HttpAgent | undefined
  /** A token is good for half a day and for one push service; signing one for each message would be most of the work. */
  readonly #tokens = new LRUCache<string, string>({ max: 100, ttl: hour })

  constructor(options: PushClientOptions) {
    this.#options = options
    const common = { keepAlive: true, maxSockets: options.sockets, timeout: sendTimeout }
    this.#secure = new HttpsAgent({
      ...common,
      ...(options.allowLocal !== true && { lookup: publicLookup(options.resolve) }),
    })
    this.#local = options.allowLocal === true ? new HttpAgent(common) : undefined
  }

  async send(device: Device, message: PushMessage): Promise<Outcome> {
    if (!isPublicUrl(device.endpoint, this.#local !== undefined))
      return { kind: 'refused', reason: 'not a public address' }
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      message.payload,
      { TTL: message.ttl, urgency: message.urgency, topic: message.topic },
    )
    try {
      const { status, retryAfter } = await this.#post(
        new URL(device.endpoint),
        { ...headers, authorization: this.#token(new URL(device.endpoint).origin) },
        body,
      )
      return outcomeOf(status, retryAfter)
    } catch (error) {
      if (error instanceof ClosedAddress) return { kind: 'refused', reason: error.message }
      return { kind: 'failed', retryAfter: undefined }
    }
  }

  close(): void {
    this.#secure.destroy()
    this.#local?.destroy()
  }

  #token(origin: string): string {
    const { keys, contact } = this.#options
    const known = this.#tokens.get(origin)
    if (known !== undefined) return known
    const { Authorization } = webPush.getVapidHeaders(
      origin,
      contact,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
    )
    this.#tokens.set(origin, Authorization)
    return Authorization
  }

  #post(
    url: URL,
    headers: Record<string, string | number>,
    body: Buffer,
  ): Promise<{ status: number; retryAfter: number | undefined }> {
    return new Promise((resolve, reject) => {
      const isLocal = url.protocol === 'http:' && this.#local !== undefined
      const sent = (isLocal ? httpRequest : httpsRequest)(
        url,
        {
          method: 'POST',
          headers,
          agent: isLocal ? this.#local : this.#secure,
          signal: AbortSignal.timeout(sendTimeout),
        },
        (answer) => {
          let size = 0
          answer.on('data', (part: Buffer) => {
            size += part.length
            if (size > longestAnswer) answer.destroy(new Error('the answer is too long'))
          })
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              retryAfter: secondsOf(answer.headers['retry-after']),
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }
}

function outcomeOf(status: number, retryAfter: number | undefined): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const mayPass = status === 429 || status === 408 || status >= 500
  return mayPass ? { kind: 'failed', retryAfter } : { kind: 'refused', reason: `answered ${status}` }
}

const secondsOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined
