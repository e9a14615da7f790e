import type { Page, Route } from '@playwright/test'
import type { Outcome } from '../../apps/server/src/testing/stand-ins/payment-ledger.ts'
import type { PaymentProviderServer } from '../../apps/server/src/testing/stand-ins/payment-provider.ts'

/** The cards of the tests, by how they end. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  slow: '4000000000000077',
  bank: '4000000000003220',
  held: '4000000000000259',
  away: '4000000000009235',
  silent: '4000000000000341',
} as const

const outcomes: Record<string, Outcome> = {
  [cards.good]: 'succeed',
  [cards.declined]: 'decline',
  [cards.slow]: 'process',
  [cards.bank]: 'act',
  [cards.held]: 'capture',
}

/** What the page's own library uses of Stripe's script: a form in a frame, a step of the bank above everything, calls to the API. */
const script = String.raw`(() => {
  const ask = async (path, form) =>
    (await fetch('https://api.stripe.com/v1/' + path, { method: 'POST', body: new URLSearchParams(form) })).json()
  const frame = (address, title, style) => {
    const element = document.createElement('iframe')
    element.src = address
    element.title = title
    Object.assign(element.style, { width: '100%', border: '0', colorScheme: 'light' }, style)
    return element
  }
  const Stripe = () => ({
    _registerWrapper() {},
    registerAppInfo() {},
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    elements({ clientSecret }) {
      const group = {
        clientSecret,
        card: '',
        update() {},
        getElement: () => null,
        create() {
          const listeners = {}
          const hear = ({ data }) => {
            if (data.card !== undefined) group.card = data.card
            if (data.ready) for (const listener of listeners.ready ?? []) listener()
          }
          let mounted
          return {
            on: (name, listener) => (listeners[name] ??= []).push(listener),
            off: () => {},
            update() {},
            mount(node) {
              addEventListener('message', hear)
              mounted = frame('https://js.stripe.com/form.html', 'Secure payment input frame', { height: '6rem' })
              node.append(mounted)
            },
            destroy() {
              removeEventListener('message', hear)
              mounted?.remove()
            },
          }
        },
      }
      return group
    },
    async confirmPayment({ elements, confirmParams, redirect }) {
      const answer = await ask('confirm', {
        secret: elements.clientSecret,
        card: elements.card,
        redirect,
        address: confirmParams.return_url,
        name: confirmParams.payment_method_data.billing_details.name,
      })
      if (answer.location === undefined) return answer
      location.assign(answer.location)
      return new Promise(() => {})
    },
    retrievePaymentIntent: (secret) => ask('retrieve', { secret }),
    async handleNextAction({ clientSecret }) {
      const step = frame('https://hooks.stripe.com/step.html', 'Your bank', {
        position: 'fixed', inset: '0', height: '100%', zIndex: '2147483647', background: 'white',
      })
      document.body.append(step)
      const word = await new Promise((resolve) => {
        addEventListener('message', ({ data }) => data.word !== undefined && resolve(data.word))
      })
      step.remove()
      return ask('act', { secret: clientSecret, word })
    },
  })
  Stripe.version = 'endive'
  window.Stripe = Stripe
})()`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body>${body}</body></html>`

const form = page(
  'Card',
  `<label>Card number <input inputmode="numeric"></label><script>
    document.querySelector('input').addEventListener('input', ({ target }) => parent.postMessage({ card: target.value }, '*'))
    parent.postMessage({ ready: true }, '*')
  </script>`,
)
const unreadyForm = page('Card', '<p>Loading</p>')
const bankStep = page(
  'Bank',
  `<label>Code <input></label><button>Confirm</button><script>
    document.querySelector('button').addEventListener('click', () =>
      parent.postMessage({ word: document.querySelector('input').value }, '*'))
  </script>`,
)

export interface StandIn {
  /** Everything that the page asked of the provider. */
  readonly asked: string[]
  /** The script cannot be fetched. */
  broken: boolean
  /** The form never says that it is ready. */
  unready: boolean
  /** The provider does what it is asked, and the answer gets lost. */
  lost: boolean
  /** Confirmations wait for this. */
  hold: Promise<void> | undefined
  /** What the last confirmation was asked with. */
  confirmed: URLSearchParams | undefined
}

/** Answers in the provider's place. Nothing leaves this machine. */
export async function standInForStripe(target: Page, provider: PaymentProviderServer): Promise<StandIn> {
  const standIn: StandIn = {
    asked: [],
    broken: false,
    unready: false,
    lost: false,
    hold: undefined,
    confirmed: undefined,
  }
  const html = (route: Route, body: string) => route.fulfill({ contentType: 'text/html', body })

  await target.route(/^https:\/\/([a-z]+\.)*stripe\.(com|network)\//, async (route) => {
    const { pathname, host } = new URL(route.request().url())
    standIn.asked.push(host + pathname)
    if (host === 'js.stripe.com' && pathname.endsWith('/stripe.js')) {
      return standIn.broken
        ? route.abort('failed')
        : route.fulfill({ contentType: 'text/javascript', body: script })
    }
    if (pathname === '/form.html') return html(route, standIn.unready ? unreadyForm : form)
    if (pathname === '/step.html') return html(route, bankStep)
    if (pathname === '/v1/confirm') await standIn.hold
    const sent = new URLSearchParams(route.request().postData() ?? '')
    const json = answer(provider, standIn, pathname, sent)
    if (standIn.lost && pathname === '/v1/confirm') return route.abort('connectionreset')
    return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
  })
  return standIn
}

function answer(
  provider: PaymentProviderServer,
  standIn: StandIn,
  path: string,
  sent: URLSearchParams,
): object {
  const { ledger } = provider
  const intent = provider.intentOf(sent.get('secret') ?? '')
  if (path === '/v1/retrieve') return { paymentIntent: intent }
  if (path === '/v1/act') {
    if (sent.get('word') !== 'amen') {
      intent.status = 'requires_payment_method'
      return { error: { message: 'We are unable to authenticate your payment method.' } }
    }
    ledger.settle(intent)
    return { paymentIntent: intent }
  }
  standIn.confirmed = sent
  const card = sent.get('card') ?? ''
  if (card === cards.silent) return { error: {} }
  if (card === cards.away) {
    ledger.confirm(intent, 'succeed')
    const address = new URL(sent.get('address') ?? '')
    address.searchParams.set('payment_intent', intent.id)
    address.searchParams.set('payment_intent_client_secret', intent.client_secret)
    address.searchParams.set('redirect_status', 'succeeded')
    return { location: address.href }
  }
  const outcome = outcomes[card]
  if (outcome === undefined) return { error: { message: 'Your card number is incomplete.' } }
  return ledger.confirm(intent, outcome)
}
