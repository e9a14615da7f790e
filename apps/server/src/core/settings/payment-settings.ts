import { isApiBase } from './api-base.ts'

export interface PaymentSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly apiBase: string
  /** Milliseconds that an answer may take. */
  readonly timeout?: number
  /** How often a call that got no answer is made again, under the same idempotency key. */
  readonly retries?: number
}

const kinds = {
  STRIPE_SECRET_KEY: [/^(sk|rk)_(test|live)_\w{1,300}$/, 'secret key: it begins with sk_test_ or sk_live_'],
  STRIPE_PUBLISHABLE_KEY: [
    /^pk_(test|live)_\w{1,300}$/,
    'publishable key: it begins with pk_test_ or pk_live_',
  ],
  STRIPE_WEBHOOK_SECRET: [/^whsec_[\w+/=]{1,300}$/, 'webhook signing secret: it begins with whsec_'],
} as const

type Name = keyof typeof kinds
const names = Object.keys(kinds) as Name[]

/** All three keys or none. They are secrets, so no value is ever repeated. */
export function readPayments(
  value: (name: string) => string | undefined,
  faults: string[],
): PaymentSettings | undefined {
  const base = value('STRIPE_API_BASE') ?? 'https://api.stripe.com'
  if (!isApiBase(base) || new URL(base).pathname !== '/') {
    faults.push(
      'STRIPE_API_BASE is not a safe address for a key: use one that starts with https:// and has no path, or leave it out to use Stripe itself.',
    )
  }
  if (names.every((name) => value(name) === undefined)) return undefined
  for (const name of names) {
    const [pattern, what] = kinds[name]
    const key = value(name)
    if (key === undefined) {
      faults.push(
        `${name} is missing: donations need all three of ${names.join(', ')}. To run without donations, leave out all three.`,
      )
    } else if (!pattern.test(key)) {
      faults.push(`${name} is not a ${what}. Copy it from Stripe's dashboard without spaces.`)
    }
  }
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = names.map(value)
  const mode = (key: string) => /^[a-z]+_(test|live)_/.exec(key)?.[1]
  const [one, two] = [mode(secretKey), mode(publishableKey)]
  if (one !== undefined && two !== undefined && one !== two) {
    faults.push(
      'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY do not match: use both from test mode or both from live mode.',
    )
  }
  return { secretKey, publishableKey, webhookSecret, apiBase: base.replace(/\/+$/, '') }
}
