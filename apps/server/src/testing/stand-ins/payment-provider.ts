import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import type { PaymentSettings } from '#core/settings/payment-settings.ts'
import { type LedgerEvent, type LedgerIntent, PaymentLedger } from './payment-ledger.ts'

const keys = {
  secretKey: 'sk_test_of_the_tests',
  publishableKey: 'pk_test_of_the_tests',
  webhookSecret: 'whsec_of_the_tests',
}

/** What a provider can do wrong. `lost` does what was asked and then says nothing. */
export const faults = ['error', 'hang', 'lost', 'garbage', 'wrongShape', 'huge', 'redirect'] as const
/** `late` is an error that is told when `answerAt` ends. */
export type Fault = (typeof faults)[number] | 'late'

interface Answer {
  readonly status: number
  readonly body: object
}

const good = (body: object): Answer => ({ status: 200, body })
const bad = (status: number, type: string, code: string, message = code): Answer => ({
  status,
  body: { error: { type, code, message } },
})

const signer = new Stripe(keys.secretKey)

/** Signed as Stripe signs: over the text, at this time. */
export const sign = (payload: string, now: number, secret: string = keys.webhookSecret): string =>
  signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now / 1000) })

/** A server on this machine that speaks Stripe's protocol: forms in, JSON out, one answer for each idempotency key. */
export class PaymentProviderServer {
  readonly ledger: PaymentLedger
  readonly #options: Partial<PaymentSettings>
  /** The calls that were made. */
  readonly asked: string[] = []
  /** How it answers from now on; undefined is as it should be. */
  fault: Fault | undefined
  /** What goes wrong with the next calls, one after the other. */
  readonly nextFaults: (Fault | undefined)[] = []
  answerAt: Promise<void> = Promise.resolve()
  readonly #answers = new Map<string, { readonly request: string; readonly answer: Answer }>()
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  private constructor(now: (() => number) | undefined, options: Partial<PaymentSettings>) {
    this.ledger = new PaymentLedger(now)
    this.#options = options
  }

  get settings(): PaymentSettings {
    const { port } = this.#server.address() as AddressInfo
    return { ...keys, apiBase: `http://127.0.0.1:${port}`, ...this.#options }
  }

  static async start(
    options: Partial<PaymentSettings> & { readonly now?: () => number } = {},
  ): Promise<PaymentProviderServer> {
    const { now, ...settings } = options
    const provider = new PaymentProviderServer(now, settings)
    await new Promise<void>((resolve) => {
      provider.#server.listen(0, '127.0.0.1', resolve)
    })
    return provider
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const path = request.url ?? '/'
    const call = `${request.method ?? ''} ${path}`
    this.asked.push(call)
    const fault = this.nextFaults.length > 0 ? this.nextFaults.shift() : this.fault
    if (fault === 'late') await this.answerAt
    if (fault !== undefined && fault !== 'lost') return misbehave(fault, response)
    const answer = this.#once(request, call, new URLSearchParams(body))
    if (fault === 'lost') return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_test' })
    response.end(JSON.stringify(answer.body))
  }

  /** Stripe keeps its answer to a key and repeats it; the same key for another request is refused. */
  #once(request: IncomingMessage, call: string, form: URLSearchParams): Answer {
    if (request.headers.authorization !== `Bearer ${keys.secretKey}`) {
      return bad(401, 'invalid_request_error', 'invalid_api_key')
    }
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return this.#do(call, form)
    const described = `${call}?${form.toString()}`
    const before = this.#answers.get(key)
    if (before !== undefined && before.request !== described) {
      return bad(400, 'idempotency_error', 'idempotency_key_reused')
    }
    const answer = before?.answer ?? this.#do(call, form)
    this.#answers.set(key, { request: described, answer })
    return answer
  }

  #do(call: string, form: URLSearchParams): Answer {
    const [, method, id, action] =
      /^(GET|POST) \/v1\/payment_intents(?:\/(\w+?))?(\/cancel)?$/.exec(call) ?? []
    if (method === undefined) return bad(404, 'invalid_request_error', 'unknown_url')
    if (id === undefined) return this.#create(form)
    const intent = this.ledger.intents.get(id)
    if (intent === undefined) return bad(404, 'invalid_request_error', 'resource_missing')
    if (method === 'GET') return good({ ...intent })
    if (!this.ledger.isChangeable(intent)) {
      return bad(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    }
    if (action === undefined) intent.amount = Number(form.get('amount'))
    else this.ledger.cancel(intent)
    return good({ ...intent })
  }

  #create(form: URLSearchParams): Answer {
    const amount = Number(form.get('amount'))
    if (!Number.isInteger(amount) || amount < 50) return bad(400, 'invalid_request_error', 'amount_too_small')
    const metadata = Object.fromEntries(
      [...form].flatMap(([field, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(field)?.[1]
        return key === undefined ? [] : [[key, value]]
      }),
    )
    return good({ ...this.ledger.create(amount, form.get('currency') ?? '', metadata) })
  }

  intentOf(clientSecret: string): LedgerIntent {
    const intent = this.ledger.bySecret(clientSecret)
    if (intent === undefined) throw new Error('no intent has this secret')
    return intent
  }
}

/** A message as it is sent: its text and its signature. */
export function message(
  event: LedgerEvent | object,
  now: number,
): { text: string; headers: Record<string, string> } {
  const text = JSON.stringify(event)
  return { text, headers: { 'stripe-signature': sign(text, now) } }
}

function misbehave(fault: Exclude<Fault, 'lost'>, response: ServerResponse): void {
  switch (fault) {
    case 'hang':
      return
    case 'error':
    case 'late':
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end('{"error":{"type":"api_error","message":"down"}}')
      return
    case 'garbage':
      response.writeHead(200).end('<html>not json')
      return
    case 'wrongShape':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"object":"list","data":[]}')
      return
    case 'redirect':
      response.writeHead(302, { location: '/v1/elsewhere' }).end()
      return
    case 'huge': {
      response.writeHead(200, { 'content-type': 'application/json' })
      const chunk = Buffer.alloc(1_000_000, 32)
      let left = 50
      const more = (): void => {
        while (left > 0 && !response.destroyed) {
          left -= 1
          if (!response.write(chunk)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    }
  }
}
