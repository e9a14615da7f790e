import type { JournalEntry } from '@stillwater/contract/journal'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import {
  consented,
  fail,
  fallSilent,
  isListening,
  say,
  scriptSpeech,
  speechCalls,
  spokenLanguages,
  withoutSpeech,
} from './support/scripted-speech.ts'

const unsupported = 'Voice input is not supported in your browser. Please use Chrome for this feature.'
const processingError =
  'There was an error processing your voice input. Please try again or fill in the form manually.'
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Speak instead of typing?' })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

async function openForm(page: Page, path: string, tab: string): Promise<Locator> {
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', { name: 'Manual Entry' })).toHaveAttribute('aria-selected', 'true')
  await dialog.getByRole('tab', { name: tab, exact: true }).click()
  return dialog
}

async function record(page: Page, dialog: Locator, ...phrases: string[]) {
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await expect(dialog.getByText('Listening… Tap to finish.')).toBeVisible()
  for (const phrase of phrases) await say(page, phrase)
  await dialog.getByRole('button', { name: 'Stop recording' }).click()
}

test('a prayer is spoken, checked and saved, and never saved by itself', async ({ page, pastor, review }) => {
  await scriptSpeech(page)
  const dialog = await openForm(page, '/prayers?new=true', 'Voice Prayer')
  await review('voice-panel-start')

  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await expect(question(page)).toContainText('may send the audio to its maker')
  await review('voice-consent')
  expect(await speechCalls(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Not now' }).click()
  expect(await speechCalls(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await question(page).getByRole('button', { name: 'Use my voice' }).click()

  await expect(dialog.getByText('Listening… Tap to finish.')).toBeVisible()
  await say(page, 'healing for a mem', { interim: true })
  await expect(dialog.getByText('healing for a mem')).toBeVisible()
  await say(page, 'Healing for a member of our church.')
  await say(page, 'be near in the long', { interim: true })
  await review('voice-panel-listening')
  await dialog.getByRole('button', { name: 'Stop recording' }).click()

  await expect(toast(page, 'Prayer recorded')).toBeVisible()
  await expect(dialog.getByRole('tab', { name: 'Manual Entry' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByLabel('Title')).toHaveValue('Healing for a member of our church')
  await expect(dialog.getByLabel('Description')).toHaveValue(
    'Healing for a member of our church. Be near in the long',
  )
  await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveText('Congregation')
  await expect(dialog.getByText('Filled in from your voice: Title, Category, Description.')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription(/From your voice/)
  await review('voice-prayer-draft')
  expect(await pastor.api.get('/api/prayers')).toEqual([])

  await dialog.getByLabel('Title').fill('Healing for Sam')
  await expect(dialog.getByLabel('Title')).not.toHaveAccessibleDescription(/From your voice/)
  await dialog.getByRole('button', { name: 'Add Prayer' }).click()
  await expect(toast(page, 'Prayer added successfully')).toBeVisible()
  expect(await pastor.api.get<Prayer[]>('/api/prayers')).toMatchObject([
    { title: 'Healing for Sam', category: 'congregation' },
  ])

  // Asked once for each user.
  await page.reload()
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await dialog.getByRole('tab', { name: 'Voice Prayer' }).click()
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await expect(dialog.getByText('Listening… Tap to finish.')).toBeVisible()
})

test('a sermon is understood: title, reference and notes @all', async ({ page, pastor, review }) => {
  await consented(page, pastor)
  await scriptSpeech(page, { prefixed: true })
  const dialog = await openForm(page, '/sermons?new=true', 'Voice Input')
  await record(page, dialog, 'Love never fails.', 'First Corinthians thirteen four through seven.')
  await expect(toast(page, 'Voice content processed')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue('Love never fails')
  await expect(dialog.getByLabel('Reference')).toHaveValue('1 Corinthians 13:4–7')
  await expect(dialog.getByLabel('Notes')).toHaveValue(
    'Love never fails. First Corinthians thirteen four through seven.',
  )
  await review('voice-sermon-draft')

  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('')
  await expect(dialog.getByLabel('Notes')).toHaveValue('')
})

test('an event is understood: type, day, times and place', async ({ page, pastor, review }) => {
  await consented(page, pastor)
  await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'))
  await scriptSpeech(page)
  const dialog = await openForm(page, '/events?new=true', 'Voice Input')
  await record(page, dialog, 'Youth group next Friday from six thirty to eight at the fellowship hall')
  await expect(toast(page, 'Event processed')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue('Youth group')
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveText('Youth')
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('Nov 27, 2026')
  await expect(dialog.getByLabel('Start time')).toHaveValue('6:30 PM')
  await expect(dialog.getByLabel('End time')).toHaveValue('8:00 PM')
  await expect(dialog.getByLabel('Location')).toHaveValue('Fellowship hall')
  await review('voice-event-draft')
})

test('what was typed stays, and what was said is added to it @all', async ({ page, pastor }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  await page.goto('/prayers?new=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Mine')
  await dialog.getByLabel('Description').fill('Typed.')
  await dialog.getByRole('tab', { name: 'Voice Prayer' }).click()
  await record(page, dialog, 'Peace in our church')
  await expect(dialog.getByLabel('Title')).toHaveValue('Mine')
  await expect(dialog.getByLabel('Description')).toHaveValue('Typed.\n\nPeace in our church')
  await expect(dialog.getByText('Already there and left as it was: Title.')).toBeVisible()
})

test('saving from the voice tab shows the draft first @all', async ({ page, pastor }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  const dialog = await openForm(page, '/prayers?new=true', 'Voice Prayer')
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await expect(dialog.getByText('Listening…')).toBeVisible()
  await say(page, 'Peace in our church')
  await dialog.getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Peace in our church')
  expect(await isListening(page)).toBe(false)
  expect(await pastor.api.get('/api/prayers')).toEqual([])
  await dialog.getByRole('button', { name: 'Add Prayer' }).click()
  await expect(toast(page, 'Prayer added successfully')).toBeVisible()
})

test('closing the dialog ends the listening and keeps the words as a draft @all', async ({
  page,
  pastor,
}) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  const dialog = await openForm(page, '/prayers?new=true', 'Voice Prayer')
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await expect(dialog.getByText('Listening…')).toBeVisible()
  await say(page, 'Peace in our church')
  await say(page, 'and joy', { interim: true })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(await isListening(page)).toBe(false)
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await dialog.getByRole('button', { name: 'Continue draft' }).click()
  await expect(dialog.getByLabel('Description')).toHaveValue('Peace in our church and joy')
})

test('a page that hides stops listening and fills in what was said @all', async ({ page, pastor }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  const dialog = await openForm(page, '/prayers?new=true', 'Voice Prayer')
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await expect(dialog.getByText('Listening…')).toBeVisible()
  await say(page, 'peace at home', { interim: true })
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(dialog.getByLabel('Description')).toHaveValue('peace at home')
  expect(await isListening(page)).toBe(false)
})

test('listening goes on where the browser stops by itself @all', async ({ page, pastor }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  const dialog = await openForm(page, '/prayers?new=true', 'Voice Prayer')
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await expect(dialog.getByText('Listening…')).toBeVisible()
  await say(page, 'Peace', { interim: true })
  await fallSilent(page)
  await expect.poll(() => isListening(page)).toBe(true)
  await say(page, 'and joy')
  await expect(dialog.getByText('Peace and joy')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop recording' }).click()
  await expect(dialog.getByLabel('Description')).toHaveValue('Peace and joy')
})

for (const [error, title, description] of [
  ['network', 'No connection for voice input', 'Your browser needs the network to understand speech.'],
  ['no-speech', 'We didn’t hear anything', 'Please try again, a little closer to the microphone.'],
  ['audio-capture', 'No microphone found', 'Connect a microphone and try again, or type instead.'],
  ['not-allowed', 'Microphone unavailable', 'Allow the microphone for this page'],
  ['strange', 'Voice input stopped', 'What you said so far is still here.'],
] as const) {
  test(`the error ${error} is explained, ends the listening and keeps the words @all`, async ({
    page,
    pastor,
    review,
  }) => {
    await consented(page, pastor)
    await scriptSpeech(page)
    const dialog = await openForm(page, '/prayers?new=true', 'Voice Prayer')
    await dialog.getByRole('button', { name: 'Start recording' }).click()
    await expect(dialog.getByText('Listening…')).toBeVisible()
    await say(page, 'Peace at home')
    await fail(page, error)
    await expect(dialog.getByRole('alert')).toContainText(title)
    await expect(dialog.getByRole('alert')).toContainText(description)
    expect(await speechCalls(page)).toEqual(['start'])
    const refused = error === 'not-allowed'
    await expect(
      dialog.getByRole('button', { name: refused ? 'Microphone unavailable' : 'Start recording' }),
    ).toBeVisible()
    if (refused) await review('voice-panel-refused')
    await dialog.getByRole('button', { name: 'Fill in the form' }).click()
    await expect(dialog.getByLabel('Description')).toHaveValue('Peace at home')
  })
}

test('stopping without a word says so @all', async ({ page, pastor }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  const dialog = await openForm(page, '/events?new=true', 'Voice Input')
  await record(page, dialog)
  await expect(dialog.getByRole('alert')).toContainText('We didn’t hear anything')
  await expect(dialog.getByRole('tab', { name: 'Voice Input' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('without a kept copy of the app', () => {
  test('a failure while processing is told, and the words stay @all', async ({
    page,
    pastor,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource|dynamically imported module/)
    await consented(page, pastor)
    await scriptSpeech(page)
    const dialog = await openForm(page, '/sermons?new=true', 'Voice Input')
    await expect(dialog.getByRole('button', { name: 'Start recording' })).toBeVisible()
    // What reads references in the words comes only now.
    await page.route('**/assets/parse-*', (route) => route.abort('connectionfailed'))
    await record(page, dialog, 'Peace at home')
    // Three seconds are short: both at once.
    await Promise.all([
      expect(toast(page, 'Processing Error')).toBeVisible(),
      expect(toast(page, processingError)).toBeVisible(),
    ])
    await expect(dialog.getByText('Peace at home')).toBeVisible()
  })

  test('no screen fetches the voice before it is used @all', async ({ page, pastor }) => {
    await consented(page, pastor)
    await scriptSpeech(page)
    let code = ''
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      code += text
      await route.fulfill({ response })
    })
    for (const path of ['/', '/sermons', '/prayers', '/events', '/goals', '/journal', '/bible-study']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    // Words of the button, which is there, and of the recogniser, the panel and the parsers, which are not.
    const loaded = () =>
      ['Stop dictating', 'maxAlternatives', 'Start recording', 'christmas eve'].filter((words) =>
        code.includes(words),
      )
    expect(loaded()).toEqual(['Stop dictating'])
    await microphone(page.getByRole('textbox', { name: 'Reference' })).click()
    await expect(page.getByText('Listening… Speak now.')).toBeVisible()
    expect(loaded()).toContain('maxAlternatives')
    const dialog = await openForm(page, '/events?new=true', 'Voice Input')
    await record(page, dialog, 'Choir tomorrow at seven')
    await expect(dialog.getByLabel('Title')).toHaveValue('Choir')
    expect(loaded()).toEqual(['Stop dictating', 'maxAlternatives', 'Start recording', 'christmas eve'])
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test('the spoken language is chosen once and remembered @all', async ({ page, pastor }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  let dialog = await openForm(page, '/sermons?new=true', 'Voice Input')
  await expect(dialog.getByRole('combobox', { name: 'Spoken language' })).toHaveText(
    'English (United States)',
  )
  await record(page, dialog)
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Spoken language' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await record(page, dialog)
  await expect.poll(() => spokenLanguages(page)).toEqual(['en-US', 'de-DE'])
  dialog = await openForm(page, '/prayers?new=true', 'Voice Prayer')
  await expect(dialog.getByRole('combobox', { name: 'Spoken language' })).toHaveText('Deutsch')
})

test('without speech recognition the tabs say so and no microphone shows @all', async ({ page, review }) => {
  await withoutSpeech(page)
  for (const [path, tab] of [
    ['/sermons?new=true', 'Voice Input'],
    ['/prayers?new=true', 'Voice Prayer'],
    ['/events?new=true', 'Voice Input'],
  ] as const) {
    const dialog = await openForm(page, path, tab)
    await expect(dialog.getByText(unsupported)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Start recording' })).toBeHidden()
  }
  await review('voice-unsupported')
  await page.goto('/bible-study')
  await expect(page.getByLabel('Reference', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dictate' })).toBeHidden()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Voice Input Now Available' })).toBeVisible()
  await expect(page.getByText(unsupported)).toBeVisible()
})

/** Every field with a microphone: where it is, and which it is. */
const fields: readonly {
  readonly name: string
  readonly open: (page: Page) => Promise<unknown>
  readonly field: (page: Page) => Locator
}[] = [
  {
    name: 'the journal card',
    open: (page) =>
      page.goto('/').then(() => page.getByRole('button', { name: 'New Journal Entry' }).click()),
    field: (page) => page.getByLabel('Content'),
  },
  {
    name: 'the journal form',
    open: (page) => page.goto('/?journal=new'),
    field: (page) => page.getByRole('dialog').getByLabel('Content'),
  },
  {
    name: 'a goal',
    open: (page) => page.goto('/goals?new=true'),
    field: (page) => page.getByRole('dialog').getByLabel('Title'),
  },
  {
    name: 'an activity',
    open: (page) => page.goto('/').then(() => page.getByRole('button', { name: 'Add activity' }).click()),
    field: (page) => page.getByRole('dialog').getByLabel('Title'),
  },
  {
    name: 'the place of an activity',
    open: (page) => page.goto('/').then(() => page.getByRole('button', { name: 'Add activity' }).click()),
    field: (page) => page.getByRole('dialog').getByLabel('Location'),
  },
  {
    name: 'the reflection of a devotional',
    open: (page) => page.goto('/devotionals?new=true'),
    field: (page) => page.getByRole('dialog').getByLabel('Reflection'),
  },
  {
    name: 'the Bible’s reference',
    open: (page) => page.goto('/bible-study'),
    field: (page) => page.getByRole('textbox', { name: 'Reference' }),
  },
  {
    name: 'the Bible’s search',
    open: (page) => page.goto('/bible-study').then(() => page.getByRole('tab', { name: 'Search' }).click()),
    field: (page) => page.getByRole('searchbox', { name: 'Search term' }),
  },
]

const microphone = (field: Locator) =>
  field.locator('xpath=..').getByRole('button', { name: /Dictate|Stop dictating|Microphone unavailable/ })

for (const { name, open, field: find } of fields) {
  test(`${name} takes words at the cursor, typing goes on, Undo works, errors are told @all`, async ({
    page,
    pastor,
  }) => {
    await consented(page, pastor)
    await scriptSpeech(page)
    await open(page)
    const field = find(page)
    const button = microphone(field)
    await field.click()
    await field.pressSequentially('Grace peace')
    for (let step = 0; step < 5; step += 1) await field.press('ArrowLeft')
    await button.click()
    await expect(button).toHaveAccessibleName('Stop dictating')
    await expect(page.getByText('Listening… Speak now.')).toBeVisible()
    await say(page, 'and also', { interim: true })
    await expect(page.getByText('and also')).toBeVisible()
    await say(page, 'and')
    await expect(field).toHaveValue('Grace and peace')
    await field.press('End')
    await field.pressSequentially(', joy')
    await expect(field).toHaveValue('Grace and peace, joy')
    await say(page, 'and hope', { interim: true })
    await button.click()
    await expect(field).toHaveValue('Grace and peace, joy and hope')
    await expect(button).toHaveAccessibleName('Dictate')
    await field.press('ControlOrMeta+z')
    await expect(field).toHaveValue('Grace and peace, joy')

    await button.click()
    await expect(page.getByText('Listening… Speak now.')).toBeVisible()
    await say(page, 'again', { interim: true })
    await fail(page, 'not-allowed')
    await expect(toast(page, 'Microphone unavailable')).toBeVisible()
    await expect(field).toHaveValue('Grace and peace, joy again')
    await expect(button).toHaveAccessibleName('Microphone unavailable')
    expect(await isListening(page)).toBe(false)
  })
}

test('a form is saved with what was still being said', async ({ page, pastor, review }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  await page.goto('/?journal=new')
  const dialog = page.getByRole('dialog', { name: 'Journal Your Thoughts' })
  await microphone(dialog.getByLabel('Content')).click()
  await expect(page.getByText('Listening… Speak now.')).toBeVisible()
  await say(page, 'a quiet walk')
  await say(page, 'before the meeting', { interim: true })
  await review('voice-journal-listening')
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog.getByText('Journal entry saved successfully!')).toBeVisible()
  expect(await pastor.api.get<JournalEntry[]>('/api/journals')).toMatchObject([
    { content: 'A quiet walk before the meeting' },
  ])
  expect(await isListening(page)).toBe(false)
})

test('words go to the end of a field that nobody has touched @all', async ({ page, pastor }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  const now = new Date()
  const date = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  await pastor.api.post('/api/journals', { title: 'Morning', content: 'A quiet walk.', date })
  await page.goto('/')
  await page.getByRole('button', { name: 'Edit Entry' }).click()
  await microphone(page.getByLabel('Content')).click()
  await expect(page.getByText('Listening… Speak now.')).toBeVisible()
  await say(page, 'then the meeting')
  await expect(page.getByLabel('Content')).toHaveValue('A quiet walk. Then the meeting')
})

test('the journal card obeys "Pastor", then write, add or note @all', async ({ page, pastor, review }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'New Journal Entry' }).click()
  const content = page.getByLabel('Content')
  await microphone(content).click()
  await expect(page.getByText('Listening… Speak now.')).toBeVisible()
  await say(page, 'Pastor')
  await expect(toast(page, 'Voice Command Activated')).toBeVisible()
  await expect(page.getByText('Say “write”, “add” or “note”, and what to write.')).toBeVisible()
  await review('voice-journal-command')
  await say(page, 'write')
  await expect(content).toHaveValue("I'm reflecting on my ministry today.")
  await expect(page.getByText('Say “write”')).toBeHidden()
  await say(page, 'Pastor, add the choir was lovely.')
  await expect(content).toHaveValue("I'm reflecting on my ministry today. The choir was lovely.")
  await say(page, 'I met Pastor Lee.')
  await expect(content).toHaveValue(
    "I'm reflecting on my ministry today. The choir was lovely. I met Pastor Lee.",
  )
})

test('the journal form that the dashboard opens obeys it too @all', async ({ page, pastor }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  await page.goto('/dashboard?journal=new')
  const content = page.getByRole('dialog').getByLabel('Content')
  await microphone(content).click()
  await expect(page.getByText('Listening… Speak now.')).toBeVisible()
  await say(page, 'Pastor')
  await expect(toast(page, 'Voice Command Activated')).toBeVisible()
  await say(page, 'write')
  await expect(content).toHaveValue("I'm reflecting on my ministry today.")
})

test('the question goes with the dialog that it came from @all', async ({ page }) => {
  await scriptSpeech(page)
  await page.goto('/goals')
  await page.getByRole('button', { name: 'Add Goal' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create New Goal' })
  await microphone(dialog.getByLabel('Title')).click()
  await expect(question(page)).toBeVisible()
  await page.goBack()
  await expect(question(page)).toBeHidden()
  await expect(dialog).toBeHidden()
  expect(await speechCalls(page)).toEqual([])
})

test('the spotlight shows until it is dismissed, for each user @all', async ({ page, review }) => {
  await scriptSpeech(page)
  await page.goto('/')
  const heading = page.getByRole('heading', { name: 'Voice Input Now Available' })
  await expect(heading).toBeVisible()
  await heading.scrollIntoViewIfNeeded()
  await review('voice-spotlight')
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(heading).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Journal Your Thoughts' })).toBeVisible()
  await expect(heading).toBeHidden()
})
