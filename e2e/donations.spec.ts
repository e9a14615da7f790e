import type { Donation } from '@stillwater/contract/donations/donations'
import type { Locator, Page } from '@playwright/test'
import { message, PaymentProviderServer } from '../apps/server/src/testing/stand-ins/payment-provider.ts'
import { breakDown, cutOff, expect, type Pastor, test as base } from './support/fixtures.ts'
import { cards, type StandIn, standInForStripe } from './support/payment-stand-in.ts'
import { takePicture } from './support/picture.ts'
import { startServer } from './support/server.ts'

interface Fixtures {
  /** Answers the page in the provider's place. */
  stripe: StandIn
  /** Delivers all that the provider has to tell. */
  deliver: () => Promise<void>
}

const test = base.extend<Fixtures, { provider: PaymentProviderServer }>({
  provider: [
    async ({ browserName: _ }, use) => {
      const provider = await PaymentProviderServer.start()
      await use(provider)
      provider.stop()
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ provider }, use) => {
      const { secretKey, publishableKey, webhookSecret, apiBase } = provider.settings
      const server = await startServer({
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: apiBase,
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],

  stripe: async ({ page, provider }, use) => {
    provider.fault = undefined
    await use(await standInForStripe(page, provider))
    provider.fault = undefined
  },

  deliver: async ({ provider, baseURL }, use) => {
    await use(async () => {
      for (const event of provider.ledger.events) {
        const { text, headers } = message(event, Date.now())
        const answer = await fetch(`${baseURL ?? ''}/api/stripe-webhook`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: text,
        })
        expect(answer.status).toBe(200)
      }
    })
  },
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Support This Ministry' })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const intentCalls = '**/api/create-donation-intent'

async function openDialog(page: Page) {
  await page.goto('/')
  await button(page, 'Donate').click()
  await expect(button(dialog(page), 'Continue to Payment')).toBeVisible()
}

async function toPayment(page: Page) {
  await button(page, 'Continue to Payment').click()
  await expect(button(page, 'Complete Donation')).toBeVisible()
}

const cardField = (page: Page) =>
  page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number')

async function payWith(page: Page, card: string) {
  await cardField(page).fill(card)
  await button(page, 'Complete Donation').click()
}

const chargesOf = (provider: PaymentProviderServer, pastor: Pastor) =>
  provider.ledger.charges.filter(({ userId }) => userId === pastor.id).map(({ amount }) => amount)

test('a donation from the button to the thanks, the history and the receipt', async ({
  page,
  pastor,
  stripe,
  provider,
  deliver,
  review,
}) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-donation-intent')) bodies.push(request.postDataJSON())
  })
  await openDialog(page)
  expect(bodies).toEqual([{ amount: 10 }])
  await expect(page.getByRole('radio', { name: '$10', exact: true })).toBeChecked()
  for (const preset of ['$10', '$20', '$50', '$100'])
    await expect(dialog(page).getByText(preset, { exact: true })).toBeVisible()
  await review('donation-amount')

  await page.getByText('$50', { exact: true }).click()
  await toPayment(page)
  const intent = [...provider.ledger.intents.values()].find((i) => i.metadata['userId'] === pastor.id)
  expect(bodies).toEqual([{ amount: 10 }, { amount: 50, intentId: intent?.id }])
  await expect(dialog(page).getByText('$50.00')).toBeVisible()
  await expect(cardField(page)).toBeVisible()
  await review('donation-payment')

  await button(page, 'Change amount').click()
  await expect(page.getByRole('radio', { name: '$50', exact: true })).toBeFocused()
  await page.getByText('$20', { exact: true }).click()
  await toPayment(page)
  await expect(dialog(page).getByText('$20.00')).toBeVisible()
  await payWith(page, cards.good)
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
  await expect(dialog(page).getByText('$20.00')).toBeVisible()
  await review('donation-thanks')
  expect(Object.fromEntries(stripe.confirmed ?? [])).toMatchObject({
    redirect: 'if_required',
    name: 'Ministry Supporter',
    address: `${new URL(page.url()).origin}/dashboard?donation=success&amount=20`,
  })
  expect(chargesOf(provider, pastor)).toEqual([2000])

  await button(page, 'Return to Dashboard').click()
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, 'Donate')).toBeFocused()
  expect(await pastor.api.get<Donation[]>('/api/donations')).toEqual([])

  await deliver()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Giving history' }).click()
  await expect(page).toHaveURL(/\/giving$/)
  const row = page.getByRole('list', { name: 'Donations' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('$20.00')
  await expect(row).toContainText('Received')
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date())
  await expect(row).toContainText(today)
  await review('giving-list')

  await page.getByRole('button', { name: /^Receipt for/ }).click()
  const receipt = page.getByRole('dialog', { name: 'Donation receipt' })
  for (const text of ['Ann Lee', pastor.email, today, '$20.00', intent?.id ?? ''])
    await expect(receipt.getByText(text, { exact: true })).toBeVisible()
  await review('giving-receipt')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await button(page, 'Print').click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await takePicture(page, 'giving-receipt-paper')
  // Its title is on paper too, but not as the heading of a dialog.
  const paper = page.getByRole('dialog')
  for (const text of ['$20.00', 'Stillwater', 'Donation receipt'])
    await expect(paper.getByText(text).filter({ visible: true })).toHaveCount(1)
  for (const hidden of [button(page, 'Print'), page.locator('#shell')]) await expect(hidden).toBeHidden()
})

test('the first amount is not asked for twice, and a double click makes one intent @all', async ({
  page,
  pastor,
  stripe,
  provider,
}) => {
  expect(stripe.asked).toEqual([])
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-donation-intent')) bodies.push(request.postDataJSON())
  })
  await page.goto('/')
  await button(page, 'Donate').dblclick()
  await toPayment(page)
  await expect(dialog(page).getByText('$10.00')).toBeVisible()
  expect(bodies).toEqual([{ amount: 10 }])
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  await button(page, 'Donate').click()
  await expect(button(page, 'Continue to Payment')).toBeVisible()
  const mine = [...provider.ledger.intents.values()].filter((i) => i.metadata['userId'] === pastor.id)
  expect(mine).toHaveLength(1)
})

test('an amount of one’s own @all', async ({ page, pastor, stripe, provider, review }) => {
  expect(stripe.asked).toEqual([])
  await openDialog(page)
  const next = button(page, 'Continue to Payment')
  await page.getByText('Custom amount').click()
  await expect(next).toBeDisabled()
  const field = page.getByLabel('Amount in dollars')
  for (const nothing of ['0', '-5', '']) {
    await field.fill(nothing)
    await expect(next).toBeDisabled()
  }
  for (const wrong of ['0.5', '25000.01', '1.005', '1e20']) {
    await field.fill(wrong)
    await next.click()
    await expect(toast(page, 'Invalid Amount')).toBeVisible()
    await expect(toast(page, 'Please enter a valid donation amount')).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/from \$1 to \$25,000, in whole cents/)
    await button(page.locator('body'), 'Close').first().click()
    if (wrong === '0.5') await review('donation-invalid-amount')
  }
  await field.fill('12.34')
  await toPayment(page)
  await expect(dialog(page).getByText('$12.34')).toBeVisible()
  await payWith(page, cards.good)
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(chargesOf(provider, pastor)).toEqual([1234])
})

test('a payment that is processing is thanked for after three seconds @all', async ({
  page,
  pastor,
  stripe,
  provider,
  deliver,
}) => {
  expect(stripe.asked).toEqual([])
  await openDialog(page)
  await toPayment(page)
  const start = Date.now()
  await payWith(page, cards.slow)
  await expect(toast(page, 'Payment Processing')).toBeVisible()
  await expect(button(page, 'Processing...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(Date.now() - start).toBeGreaterThan(3000)
  expect(chargesOf(provider, pastor)).toEqual([])
  await deliver()
  await dialog(page).getByRole('link', { name: 'Giving history' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '$10.00' })).toContainText('Processing')
})

test('the bank’s own step can be reached and used above the dialog @all', async ({
  page,
  pastor,
  stripe,
  provider,
  expectConsole,
}) => {
  expectConsole(/^$/)
  await openDialog(page)
  await toPayment(page)
  await payWith(page, cards.bank)
  const bank = page.frameLocator('iframe[title="Your bank"]')
  await bank.getByLabel('Code').click()
  await page.keyboard.type('wrong')
  await expect(bank.getByLabel('Code')).toHaveValue('wrong')
  await bank.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, 'We are unable to authenticate your payment method.')).toBeVisible()
  await expect(dialog(page)).toBeVisible()
  await button(page, 'Complete Donation').click()
  await bank.getByLabel('Code').fill('amen')
  await bank.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(chargesOf(provider, pastor)).toEqual([1000])
  expect(stripe.asked).toContain('hooks.stripe.com/step.html')
})

test('any other status is told as it is @all', async ({ page, stripe }) => {
  expect(stripe.asked).toEqual([])
  await openDialog(page)
  await toPayment(page)
  await payWith(page, cards.held)
  await expect(
    toast(page, "Your payment is requires_capture. You'll be notified when it's complete."),
  ).toBeVisible()
  await expect(dialog(page)).toBeVisible()
})

test('a refused payment says why, keeps the dialog open, and can be tried again', async ({
  page,
  pastor,
  stripe,
  provider,
  review,
}) => {
  expect(stripe.asked).toEqual([])
  await openDialog(page)
  await toPayment(page)
  await payWith(page, cards.declined)
  await expect(toast(page, 'Payment Error')).toBeVisible()
  await expect(toast(page, 'Your card was declined.')).toBeVisible()
  await review('donation-declined')
  await payWith(page, cards.silent)
  await expect(toast(page, 'Payment Failed')).toBeVisible()
  await expect(toast(page, 'Your payment could not be processed')).toBeVisible()
  await expect(dialog(page)).toBeVisible()
  await cardField(page).fill(cards.good)
  await button(page, 'Complete Donation').dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(chargesOf(provider, pastor)).toEqual([1000])
})

test('an answer that is lost is found out about, and nothing is paid twice', async ({
  page,
  pastor,
  stripe,
  provider,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|ERR_CONNECTION_RESET/)
  await openDialog(page)
  await toPayment(page)
  stripe.lost = true
  await payWith(page, cards.good)
  await expect(toast(page, 'Payment Error')).toBeVisible()
  await expect(dialog(page)).toBeVisible()
  stripe.lost = false
  await button(page, 'Complete Donation').click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(chargesOf(provider, pastor)).toEqual([1000])
})

test('whoever opens the dialog again is told of what has just been given @all', async ({
  page,
  pastor,
  stripe,
  provider,
  expectConsole,
  review,
}) => {
  expectConsole(/Failed to load resource|ERR_CONNECTION_RESET/)
  await openDialog(page)
  await toPayment(page)
  stripe.lost = true
  await payWith(page, cards.good)
  await expect(toast(page, 'Payment Error')).toBeVisible()
  await page.reload()
  stripe.lost = false
  await openDialog(page)
  await expect(dialog(page).getByText(/Your donation of \$10\.00 has just gone through/)).toBeVisible()
  await review('donation-recent')
  expect(chargesOf(provider, pastor)).toEqual([1000])
})

test('another window cannot change what this one pays @all', async ({ page, pastor, stripe, provider }) => {
  expect(stripe.asked).toEqual([])
  await openDialog(page)
  await page.getByText('$100', { exact: true }).click()
  await toPayment(page)
  await pastor.api.post('/api/create-donation-intent', { amount: 10 })
  await payWith(page, cards.good)
  await expect(dialog(page).getByText('$100.00')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(chargesOf(provider, pastor)).toEqual([10_000])
})

test('the dialog stays until the provider has answered @all', async ({ page, pastor, stripe, provider }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  stripe.hold = promise
  await openDialog(page)
  await toPayment(page)
  await payWith(page, cards.good)
  await expect(button(page, 'Processing...')).toBeVisible()
  await button(dialog(page), 'Close').click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  resolve()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await button(dialog(page), 'Close').click()
  await expect(dialog(page)).toBeHidden()
  expect(chargesOf(provider, pastor)).toEqual([1000])
})

test('a form that is not ready takes no payment @all', async ({ page, pastor, stripe, provider }) => {
  stripe.unready = true
  await openDialog(page)
  await toPayment(page)
  await button(page, 'Complete Donation').click()
  await expect(toast(page, 'Payment Error')).toBeVisible()
  await expect(toast(page, "Payment processing isn't ready yet. Please try again in a moment.")).toBeVisible()
  expect(chargesOf(provider, pastor)).toEqual([])
})

test('a payment library that cannot be loaded is told of, and can be tried again @all', async ({
  page,
  stripe,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|ERR_FAILED/)
  stripe.broken = true
  await page.goto('/')
  await button(page, 'Donate').click()
  await expect(toast(page, 'Payment System Error')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  stripe.broken = false
  await button(page, 'Donate').click()
  await toPayment(page)
  await expect(cardField(page)).toBeVisible()
})

test('a first intent that fails closes the dialog and says why @all', async ({
  page,
  stripe,
  provider,
  context,
  expectConsole,
}) => {
  expect(stripe.asked).toEqual([])
  expectConsole(/API POST request to .* failed|Failed to load resource/)
  await page.goto('/')
  provider.fault = 'wrongShape'
  await button(page, 'Donate').click()
  await expect(toast(page, 'Failed to initialize payment')).toBeVisible()
  await expect(toast(page, 'Server error: Bad Gateway')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  provider.fault = undefined

  await page.route(intentCalls, (route) => route.fulfill({ json: {} }))
  await button(page, 'Donate').click()
  await expect(toast(page, 'Payment Error')).toBeVisible()
  await expect(toast(page, 'No client secret received from server')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.unroute(intentCalls)

  await context.clearCookies()
  await button(page, 'Donate').click()
  await expect(toast(page, 'You need to be logged in to donate. Please sign in first.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test('an ended session is told of, whichever call meets it first @all', async ({
  page,
  context,
  stripe,
  expectConsole,
}) => {
  expect(stripe.asked).toEqual([])
  expectConsole(/API (GET|POST) request to .* failed|Failed to load resource/)
  await page.goto('/')
  await expect(button(page, 'Donate')).toBeVisible()
  await context.clearCookies()
  await button(page, 'Donate').click()
  await expect(toast(page, 'You need to be logged in to donate. Please sign in first.')).toBeVisible()
  await expect(toast(page, 'Payment System Unavailable')).toBeHidden()
  await expect(dialog(page)).toBeHidden()
})

test('an amount that cannot be changed says why and leaves the choice as it is @all', async ({
  page,
  stripe,
  provider,
  expectConsole,
}) => {
  expect(stripe.asked).toEqual([])
  expectConsole(/API POST request to .* failed|Failed to load resource/)
  await openDialog(page)
  await page.getByText('$50', { exact: true }).click()
  const next = button(page, 'Continue to Payment')

  const connect = await cutOff(page, intentCalls)
  await next.click()
  await expect(toast(page, 'Unable to update payment information. Please try again.')).toBeVisible()
  await connect()

  await page.route(intentCalls, (route) => route.fulfill({ json: { amount: 50 } }))
  await next.click()
  await expect(toast(page, 'Missing payment information from server')).toBeVisible()
  await page.unroute(intentCalls)

  await page.route(intentCalls, (route) => route.fulfill({ status: 500, body: '' }))
  await next.click()
  await expect(toast(page, 'Failed to update donation amount')).toBeVisible()
  await page.unroute(intentCalls)

  provider.fault = 'wrongShape'
  const refused = page.waitForResponse(intentCalls)
  await next.click()
  const words = await (await refused).text()
  await expect(toast(page, `Failed to update donation amount: ${words}`)).toBeVisible()
  await expect(toast(page, 'Error')).toBeVisible()
  provider.fault = undefined

  await expect(page.getByRole('radio', { name: '$50' })).toBeChecked()
  await next.click()
  await expect(button(page, 'Complete Donation')).toBeVisible()
})

test('the return from a bank’s own site is looked up, thanked for and cleaned away @all', async ({
  page,
  pastor,
  stripe,
  provider,
  review,
}) => {
  await openDialog(page)
  await page.getByText('$20', { exact: true }).click()
  await toPayment(page)
  await payWith(page, cards.away)
  await expect(toast(page, 'Thank you for your donation!')).toBeVisible()
  await expect(page.getByText('Thank you for your donation of $20.00!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await review('donation-banner')
  expect(chargesOf(provider, pastor)).toEqual([2000])
  await button(page, 'Dismiss').click()
  await expect(page.getByText('Thank you for your donation of $20.00!')).toBeHidden()

  // The address says success; the provider knows better.
  const unpaid = await pastor.api.post<{ clientSecret: string }>('/api/create-donation-intent', {
    amount: 30,
  })
  const back = `/dashboard?donation=success&amount=30&redirect_status=failed&payment_intent_client_secret=${unpaid.clientSecret}`
  await page.goto(back)
  await expect(toast(page, 'Payment Failed')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(/Thank you for your donation/)).toBeHidden()

  provider.ledger.confirm(provider.intentOf(unpaid.clientSecret), 'process')
  await page.goto(back)
  await expect(toast(page, 'Payment Processing')).toBeVisible()
  expect(stripe.asked.filter((address) => address.endsWith('/v1/retrieve'))).toHaveLength(4)
})

test('the address alone brings thanks for six seconds, and nothing more @all', async ({
  page,
  pastor,
  stripe,
}) => {
  await page.clock.install()
  await page.goto('/dashboard?donation=success&amount=20')
  await expect(toast(page, 'Your gift of $20.00 supports this ministry.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.clock.runFor(5500)
  await expect(toast(page, 'Thank you for your donation!')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(toast(page, 'Thank you for your donation!')).toBeHidden()
  await expect(page.getByText('Thank you for your donation of $20.00!')).toBeVisible()
  expect(await pastor.api.get<Donation[]>('/api/donations')).toEqual([])

  for (const amount of ['-5', '1e9', 'abc', '<b>x</b>', '']) {
    await page.goto(`/dashboard?donation=success&amount=${amount}`)
    await expect(page.getByRole('region', { name: 'Thank you' })).toHaveText('Thank you for your donation!')
  }
  expect(stripe.asked).toEqual([])
})

test('nothing is asked of the provider on any screen until the dialog opens @all', async ({
  page,
  stripe,
}) => {
  const paths = [
    '/',
    '/sermons',
    '/prayers',
    '/events',
    '/goals',
    '/journal',
    '/bible-study',
    '/giving',
    '/nowhere',
  ]
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/')
  await expect(button(page, 'Donate')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ours = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(ours.filter((name) => /donation-dialog|stripe/i.test(name))).toEqual([])
  expect(stripe.asked).toEqual([])
  await button(page, 'Donate').click()
  await expect.poll(() => stripe.asked).toContain('js.stripe.com/endive/stripe.js')
})

test('the giving history is empty at first, and says when it cannot be read @all', async ({
  page,
  stripe,
  expectConsole,
  review,
}) => {
  expect(stripe.asked).toEqual([])
  expectConsole(/API GET request to .* failed|Failed to load resource/)
  await page.goto('/giving')
  await expect(page.getByText('No donations yet')).toBeVisible()
  await review('giving-empty')
  const connect = await breakDown(page, '**/api/donations')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('We could not load your giving history')
  await connect()
  await button(page, 'Try again').click()
  await expect(page.getByText('No donations yet')).toBeVisible()
})

test('the giving history tells every status @all', async ({
  page,
  pastor,
  stripe,
  provider,
  deliver,
  review,
}) => {
  expect(stripe.asked).toEqual([])
  const metadata = { purpose: 'stillwater-donation', userId: pastor.id }
  const paid = (cents: number) => {
    const intent = provider.ledger.create(cents, 'usd', metadata)
    provider.ledger.confirm(intent, 'succeed')
    return intent
  }
  paid(2_500_000)
  provider.ledger.refund(paid(3000))
  provider.ledger.refund(paid(4000), 500)
  provider.ledger.confirm(provider.ledger.create(5000, 'usd', metadata), 'process')
  provider.ledger.confirm(provider.ledger.create(6000, 'usd', metadata), 'decline')
  provider.ledger.create(7000, 'usd', metadata)
  await deliver()
  await page.goto('/giving')
  const row = (amount: string) => page.getByRole('listitem').filter({ hasText: amount })
  await expect(row('$25,000.00')).toContainText('Received')
  await expect(row('$30.00')).toContainText('Refunded')
  await expect(row('$40.00')).toContainText('$5.00 refunded')
  await expect(row('$50.00')).toContainText('Processing')
  await expect(row('$60.00')).toContainText('Failed')
  await expect(page.getByRole('list', { name: 'Donations' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText(/^Given in \d{4}: \$25,035\.00$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Receipt for/ })).toHaveCount(3)
  await review('giving-statuses')
})

base('without keys the button says that payments are unavailable', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Donate').click()
  await expect(toast(page, 'Payment System Unavailable')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})
