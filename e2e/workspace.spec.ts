import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { chromium, type Locator, type Page } from '@playwright/test'
import { breakDown, crash, expect, pressTryAgain, readStore, skipHelp, test } from './support/fixtures.ts'
import { inEverySize } from './support/every-size.ts'
import { consented, say, scriptSpeech } from './support/scripted-speech.ts'
import { addSermon, blocks, item, open, paste, saved, text, tool, write } from './support/workspace-steps.ts'

test('a sermon is written, saved without a button and there again after a reload', async ({
  page,
  pastor,
  review,
}) => {
  await open(page, pastor)
  await review('workspace-empty')
  await write(page, '# He leads me', 'The shepherd goes before the sheep. See John 10:11 for more.')
  await write(page, '', '- green pastures', 'still waters')
  await saved(page)
  await expect(blocks(page)).toHaveCount(4)
  await expect(page.getByText('18 words · 1 min')).toBeVisible()
  await review('workspace')
  await page.reload()
  await expect(blocks(page)).toHaveText([
    'He leads me',
    /The shepherd goes/,
    'green pastures',
    'still waters',
  ])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Outline' }).getByText('He leads me')).toBeVisible()
  await expect(
    page
      .getByRole('complementary', { name: 'Study' })
      .getByText(/shepherd/)
      .first(),
  ).toBeVisible()
  await review('workspace-wide')
})

test('the card’s title opens it, and Edit opens the form as ever @all', async ({ page, pastor }) => {
  const { id } = await addSermon(pastor)
  await page.goto('/sermons')
  await page.getByRole('button', { name: 'Edit The good shepherd' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Sermon' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'The good shepherd' }).click()
  await expect(page).toHaveURL(`/sermons/${id}`)
  await expect(text(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sermons', exact: true })).toBeVisible()
})

test('kinds of blocks come from a slash, the plus, the menu of kinds and Markdown habits @all', async ({
  page,
  pastor,
  review,
}) => {
  await open(page, pastor)
  await write(page, '# First', '')
  await page.keyboard.type('/illu')
  const list = page.getByRole('listbox', { name: 'Kinds of blocks' })
  await expect(list.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('A story')
  await expect(text(page).locator('.block-illustration')).toHaveText('A story')

  await tool(page, 'Add a block').click()
  await review('workspace-kinds')
  await item(page, 'Cue').click()
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Pause here')
  await expect(text(page).locator('.block-cue')).toHaveText('Pause here')

  await write(page, '', '> Amazing grace')
  await expect(text(page).locator('.block-quote')).toHaveText('Amazing grace')
  await tool(page, /^Kind of block/).click()
  await item(page, 'Prayer').click()
  await expect(text(page).locator('.block-prayer')).toHaveText('Amazing grace')
  await expect(text(page)).toBeFocused()

  await write(page, '', '## Second', '1. first', 'next')
  await expect(text(page).getByRole('heading', { level: 3 })).toHaveText('Second')
  await expect(text(page).locator('.block-ol')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('within')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('after it')
  expect(
    await text(page)
      .locator('.block-ol')
      .evaluateAll((items) => items.map((each) => each.getAttribute('data-number'))),
  ).toEqual(['1', '2', '1', '3'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('plain again')
  await expect(text(page).locator('.block-paragraph').last()).toHaveText('plain again')
  await saved(page)
  await review('workspace-blocks')
  // What a screen reader says of each.
  await expect(text(page).getByRole('heading', { name: 'First', level: 2 })).toBeVisible()
  for (const [name, words] of [
    ['Illustration', 'A story'],
    ['Cue', 'Pause here'],
    ['Prayer', 'Amazing grace'],
  ] as const)
    await expect(text(page).getByRole('group', { name, exact: true })).toHaveText(words)
  await expect(text(page).getByRole('listitem').first()).toHaveText('first')
  await page.keyboard.type(' /')
  await expect(list).toBeHidden()
})

test('words are marked by keys and tools, and undone; deleted words come back', async ({ page, pastor }) => {
  await open(page, pastor)
  await page.keyboard.type('grace ')
  for (const [key, tag] of [
    ['b', 'strong'],
    ['i', 'em'],
    ['u', 'u'],
  ] as const) {
    await page.keyboard.press(`ControlOrMeta+${key}`)
    await page.keyboard.type(tag)
    await page.keyboard.press(`ControlOrMeta+${key}`)
    await expect(text(page).locator(tag)).toHaveText(tag)
  }
  await tool(page, 'Highlight').click()
  await page.keyboard.type('marked')
  await expect(text(page).locator('mark')).toHaveText('marked')
  await expect(tool(page, 'Highlight')).toHaveAttribute('aria-pressed', 'true')
  await tool(page, 'Undo').click()
  await expect(text(page).locator('mark')).toBeHidden()
  await tool(page, 'Redo').click()
  await expect(text(page).locator('mark')).toHaveText('marked')
  // What was deleted comes back by itself, whatever was typed just before.
  await page.keyboard.type(' anew')
  for (const erase of ['ControlOrMeta+Backspace', 'ControlOrMeta+a Backspace']) {
    for (const key of erase.split(' ')) await page.keyboard.press(key)
    await expect(text(page)).not.toHaveText(/anew/)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text(page)).toHaveText('grace strongemumarked anew')
  }
})

test('a reference alone on a line becomes its verse, in the version that is chosen', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  await open(page, pastor)
  expectConsole(/400|No book of the Bible/)
  await page.keyboard.type('Jn 11:35')
  await page.keyboard.press('Enter')
  const verse = text(page).locator('.block-scripture')
  await expect(verse).toHaveText('Jesus wept.')
  await expect(verse).toHaveAttribute('data-label', /John 11:35 · \w+/)
  await page.keyboard.type('What He felt')
  await expect(text(page).locator('.block-paragraph')).toHaveText('What He felt')

  await verse.click()
  await tool(page, 'More for this block').click()
  await item(page, 'Passage and version').click()
  const dialog = page.getByRole('dialog', { name: 'Scripture' })
  await expect(dialog).toBeVisible()
  await review('workspace-passage')
  await dialog.getByRole('textbox', { name: 'Reference' }).fill('nowhere 99')
  await dialog.getByRole('button', { name: 'Save Passage' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reference' })).toHaveValue('nowhere 99')
  await expect(dialog.getByRole('textbox', { name: 'Reference' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Reference' }).fill('John 11:34-35')
  await dialog.getByRole('button', { name: 'Save Passage' }).click()
  await expect(dialog).toBeHidden()
  await expect(verse).toHaveText(/^And said, Where have ye laid him.*Jesus wept\.$/s)
})

test('a reference is recognized although its line was ended before the parser was there @all', async ({
  page,
  pastor,
}) => {
  const parser = Promise.withResolvers<void>()
  await page.route(/assets\/(find|references|parse)[^/]*\.js/, async (route) => {
    await parser.promise
    await route.continue()
  })
  await open(page, pastor)
  await write(page, 'Jn 11:35', 'Rom 8:28, 30', 'not Jn 11:36', 'and on')
  await expect(blocks(page)).toHaveText(['Jn 11:35', 'Rom 8:28, 30', 'not Jn 11:36', 'and on'])
  parser.resolve()
  await expect(blocks(page)).toHaveText([
    'Jesus wept.',
    /^And we know.*he also glorified\.$/s,
    'not Jn 11:36',
    'and on',
  ])
  await page.keyboard.type(' from here')
  await expect(blocks(page).last()).toHaveText('and on from here')
})

test('a reference in the text opens the verse, and is no part of the text @all', async ({ page, pastor }) => {
  await open(page, pastor)
  await page.keyboard.type('as in 1 Cor 13:4 and elsewhere')
  await saved(page)
  await text(page).locator('.reference').click()
  const verse = page.getByRole('dialog', { name: '1 Corinthians 13:4' })
  await expect(verse).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(verse).toBeHidden()
  // By keys as well, where the cursor is, and from the tools.
  await text(page).focus()
  await page.keyboard.press('Alt+Enter')
  await expect(verse).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(verse).toBeHidden()
  await tool(page, 'More for this block').click()
  await item(page, 'Read 1 Corinthians 13:4').click()
  await expect(verse).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(blocks(page)).toHaveText(['as in 1 Cor 13:4 and elsewhere'])
})

const hash = async (page: Page) =>
  createHash('sha256')
    .update(await text(page).evaluate((element) => element.innerHTML))
    .digest('hex')

test('outline and text are two views of one document, and a section moves with all it contains', async ({
  page,
  pastor,
  review,
}) => {
  await open(page, pastor)
  await write(page, '# One', 'first words', '## Sub', 'under it', '# Two', 'last words')
  await saved(page)
  const before = await hash(page)
  await page.getByRole('button', { name: 'Show the outline' }).click()
  const outline = page.getByRole('list', { name: 'Outline' })
  await expect(outline.getByRole('listitem')).toHaveText(['One', 'Sub', 'Two'])
  await review('workspace-outline')
  await page.getByRole('button', { name: 'Show the text' }).click()
  expect(await hash(page)).toBe(before)

  await page.getByRole('button', { name: 'Show the outline' }).click()
  await outline.getByRole('button', { name: 'Move One down' }).click()
  await expect(outline.getByRole('listitem')).toHaveText(['Two', 'One', 'Sub'])
  await expect(outline.getByRole('button', { name: 'Move One down' })).toBeFocused()
  await outline.getByRole('button', { name: 'One', exact: true }).press('Alt+ArrowUp')
  await expect(outline.getByRole('listitem')).toHaveText(['One', 'Sub', 'Two'])
  // The focus goes with the point, so that it can be moved on and back.
  await page.keyboard.press('Alt+ArrowDown')
  await expect(outline.getByRole('listitem')).toHaveText(['Two', 'One', 'Sub'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect(outline.getByRole('listitem')).toHaveText(['One', 'Sub', 'Two'])
  await expect(outline.getByRole('button', { name: 'One', exact: true })).toBeFocused()
  await outline.getByRole('button', { name: 'Move Two up' }).click()
  // The focus comes within the tap: a phone shows its keyboard for no other.
  const focused = await outline.getByRole('button', { name: 'Two', exact: true }).evaluate((button) => {
    ;(button as HTMLElement).click()
    return document.activeElement?.getAttribute('aria-label')
  })
  expect(focused).toBe('Sermon text')
  await expect(blocks(page)).toHaveText(['Two', 'last words', 'One', 'first words', 'Sub', 'under it'])
  await page.keyboard.type(' and more')
  await expect(blocks(page).first()).toHaveText('Two and more')
})

/** Event by event: a page that is dragged in by the browser itself stops answering on a busy machine. */
async function dragBelow(handle: Locator, target: Locator) {
  await expect(handle).toHaveAttribute('draggable', 'true')
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing to drag to.')
  const dataTransfer = await handle.evaluateHandle(() => new DataTransfer())
  const below = { dataTransfer, clientX: box.x + 40, clientY: box.y + box.height - 2 }
  await handle.dispatchEvent('dragstart', { dataTransfer })
  await target.dispatchEvent('dragover', below)
  await target.dispatchEvent('drop', below)
  await handle.dispatchEvent('dragend', { dataTransfer })
}

test('a block moves by Alt and an arrow, by its menu and by dragging @all', async ({ page, pastor }) => {
  await open(page, pastor)
  await write(page, 'alpha', 'beta', 'gamma')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(blocks(page)).toHaveText(['alpha', 'gamma', 'beta'])
  await tool(page, 'More for this block').click()
  await item(page, 'Move up').click()
  await expect(blocks(page)).toHaveText(['gamma', 'alpha', 'beta'])
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(blocks(page).first()).toHaveText('gamma!')
  await page.setViewportSize({ width: 1280, height: 800 })
  const handle = page.getByTitle('Drag to move')
  // The mouse may have moved before the wide screen was drawn.
  await expect(async () => {
    await blocks(page).last().hover()
    await blocks(page).first().hover()
    await expect(handle).toBeVisible({ timeout: 1000 })
  }).toPass()
  await dragBelow(handle, blocks(page).last())
  await expect(blocks(page)).toHaveText(['alpha', 'beta', 'gamma!'])
})

test('what is pasted from Word, Google Docs and web pages becomes clean blocks', async ({ page, pastor }) => {
  await open(page, pastor)
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p { color: red }</style></head><body>
     <h1 style="font-size:30pt">Grace <o:p></o:p></h1>
     <p class="MsoNormal" style="margin:0"><b><span style="color:red">Saved</span></b> by <i>faith</i></p>
     <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>   </span></span>first</p>
     <p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>   </span></span>inner</p>
     </body></html>`,
  )
  await expect(blocks(page)).toHaveText(['Grace', 'Saved by faith', 'first', 'inner'])
  await expect(text(page).locator('h2')).toHaveText('Grace')
  await expect(text(page).locator('strong')).toHaveText('Saved')
  await expect(text(page).locator('em')).toHaveText('faith')
  await expect(text(page).locator('.block-list')).toHaveCount(2)
  await expect(text(page).locator('[style*="color"]')).toHaveCount(0)

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await paste(
    page,
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">plain and </span><span style="font-weight:700;text-decoration:underline">strong</span></p>
     <ul><li dir="ltr"><p>one</p><ul><li><p>two</p></li></ul></li></ul></b>`,
  )
  await expect(blocks(page)).toHaveText(['plain and strong', 'one', 'two'])
  await expect(text(page).locator('strong')).toHaveText('strong')
  await expect(text(page).locator('u')).toHaveText('strong')

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await paste(
    page,
    `<article><h2>Title</h2><blockquote><p>Be still</p></blockquote><table><tr><td>cell</td></tr></table>
     <p onclick="alert(1)">x<script>alert(1)</script><a href="javascript:alert(1)">link</a><img src="x" onerror="alert(1)"></p></article>`,
  )
  await expect(blocks(page)).toHaveText(['Title', 'Be still', 'cell', 'xlink'])
  await expect(text(page).locator('.block-quote')).toHaveText('Be still')
  await expect(text(page).locator('a, img:not(.ProseMirror-separator), script, table')).toHaveCount(0)
})

test('what is typed while something pasted is being read comes after it, in order', async ({
  page,
  pastor,
}) => {
  const reader = Promise.withResolvers<void>()
  await page.route(/assets\/paste-[^/]*\.js/, async (route) => {
    await reader.promise
    await route.continue()
  })
  await open(page, pastor)
  await page.keyboard.type('before ')
  await paste(page, '<p>one</p><p>two</p>')
  await write(page, ' three', 'four')
  await expect(blocks(page)).toHaveText(['before  three', 'four'])
  reader.resolve()
  await expect(blocks(page)).toHaveText(['before one', 'two three', 'four'])
  await page.keyboard.type(' five')
  await expect(blocks(page)).toHaveText(['before one', 'two three', 'four five'])
})

test('a web page that claims to be a sermon cannot put anything into one that the server refuses @all', async ({
  page,
  pastor,
}) => {
  await open(page, pastor)
  await paste(
    page,
    `<p data-attributes='{"foo":"bar"}'>plain</p>
     <blockquote data-attributes='{"kind":"quote","source":{"evil":1},"level":99}'>quoted</blockquote>`,
  )
  await expect(blocks(page)).toHaveText(['plain', 'quoted'])
  await saved(page)
  await expect(text(page).locator('.block-quote')).toHaveAttribute('data-attributes', '{"kind":"quote"}')
})

test('a crash loses at most the last second, and two devices that wrote offline merge without a question', async ({
  page,
  pastor,
  browser,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|No connection/)
  const id = await open(page, pastor)
  await write(page, 'beginning', 'end')
  await saved(page)

  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  })
  const laptop = await other.newPage()
  await laptop.goto(`/sermons/${id}`)
  await expect(blocks(laptop)).toHaveText(['beginning', 'end'])

  await page.context().setOffline(true)
  await other.setOffline(true)
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('phone words ')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await text(laptop).click()
  await laptop.keyboard.press('ControlOrMeta+End')
  await laptop.keyboard.type(' laptop words')
  await expect(laptop.getByText('Saved on this device')).toBeVisible()

  const stored = async () => {
    const recent = (await readStore(page, pastor.id, 'bodies')).get(`${id} recent`)
    return Buffer.from(typeof recent === 'string' ? recent : '', 'base64').toString()
  }
  await expect.poll(stored).toContain('phone words ')
  // The tab is gone without a word of farewell.
  const crashed = page.waitForEvent('crash')
  void page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const phone = page.context()
  const again = await phone.newPage()
  await page.close()
  await phone.setOffline(false)
  await other.setOffline(false)
  await again.goto(`/sermons/${id}`)
  await saved(again)
  await laptop.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await saved(laptop)
  for (const each of [again, laptop]) {
    await expect(async () => {
      await each.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(blocks(each)).toHaveText(['phone words beginning', 'end laptop words'], { timeout: 1000 })
    }).toPass()
  }
  await other.close()
})

/** Types numbered words for about three seconds. Answers those that were there a second before the end. */
async function typeOn(page: Page): Promise<string> {
  const typed: { word: string; at: number }[] = []
  const start = performance.now()
  for (let n = 0; performance.now() - start < 3000; n += 1) {
    await page.keyboard.type(`word${n} `, { delay: 20 })
    typed.push({ word: `word${n}`, at: performance.now() })
  }
  const end = performance.now()
  return typed
    .filter(({ at }) => at < end - 1000)
    .map(({ word }) => word)
    .join(' ')
}

test('a reload while somebody types loses at most the last second', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|No connection/)
  await open(page, pastor)
  await write(page, 'begun ')
  await saved(page)
  // What is there again is what the device has stored.
  await page.route(/\/body$/, (route) => route.abort('internetdisconnected'))
  const before = await typeOn(page)
  await page.reload()
  await expect(blocks(page).first()).toContainText(`begun ${before}`)
})

test('the death of the browser while somebody types loses at most the last second @all', async ({
  server,
  pastor,
  viewport,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const { id } = await addSermon(pastor)
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      viewport,
      locale: 'en-US',
      baseURL: server.url,
      ...testInfo.project.use.launchOptions,
    })
    const page = context.pages()[0] ?? (await context.newPage())
    await skipHelp(page, pastor.id)
    // A browser that died may have forgotten its cookies.
    await page.request.post(`${server.url}/api/login`, {
      headers: { origin: server.url },
      data: { email: pastor.email, password: pastor.password },
    })
    await page.goto(`/sermons/${id}`)
    await expect(text(page)).toBeVisible()
    return { context, page }
  }
  const first = await start()
  await text(first.page).click()
  await write(first.page, 'begun ')
  await saved(first.page)
  // The server gets nothing: what is there again is what the device has stored.
  await first.page.route(/\/body$/, (route) => route.abort('internetdisconnected'))
  const before = await typeOn(first.page)
  await crash(first.context, first.page)
  const second = await start()
  await expect(blocks(second.page).first()).toContainText(`begun ${before}`)
  await second.context.close()
})

test('a text without a history says so @all', async ({ page, pastor, review }) => {
  await open(page, pastor)
  await page.getByRole('button', { name: 'More for this sermon' }).click()
  await item(page, 'History').click()
  const dialog = page.getByRole('dialog', { name: 'History' })
  await expect(dialog.getByText('There are no earlier versions yet.', { exact: false })).toBeVisible()
  await review('workspace-history-empty')
})

test('a narrow screen, large text and a script from right to left have room, and the keyboard reaches the tools @all', async ({
  page,
  pastor,
  review,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, pastor, { title: 'A rather long title of a sermon that needs its room' })
  await write(page, 'الرب راعي فلا يعوزني شيء', 'and words from left to right')
  await saved(page)
  const direction = (block: number) =>
    blocks(page)
      .nth(block)
      .evaluate((one) => getComputedStyle(one).direction)
  expect([await direction(0), await direction(1)]).toEqual(['rtl', 'ltr'])
  for (const size of ['100%', '200%']) {
    await page.evaluate((chosen) => (document.documentElement.style.fontSize = chosen), size)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, size).toBeLessThanOrEqual(320)
    await review(`workspace-narrow-${size.replace('%', '')}`)
  }
  await text(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(tool(page, 'Add a block')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, /^Kind of block/)).toBeFocused()
  // The bar scrolls sideways and would cut off a ring around the button.
  await expect(tool(page, /^Kind of block/)).toHaveCSS('outline-offset', '-2px')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await expect(text(page).getByRole('heading', { level: 2 })).toBeVisible()
})

test('study notes and links are kept beside the text, and counted on the card', async ({
  page,
  pastor,
  review,
}) => {
  await open(page, pastor, { notes: 'Ask about sheep\nand goats' })
  await page.getByRole('button', { name: 'Start from your notes' }).click()
  await expect(blocks(page)).toHaveText(['Ask about sheep', 'and goats'])
  await page.getByRole('button', { name: 'Study', exact: true }).click()
  const study = page.getByRole('dialog', { name: 'Study' })
  await expect(study.getByText(/shepherd/).first()).toBeVisible()
  await review('workspace-study')
  await study.getByRole('tab', { name: 'Notes' }).click()
  await study.getByRole('button', { name: 'New note' }).click()
  const note = page.getByRole('dialog', { name: 'New Note' })
  await note.getByRole('textbox', { name: 'Note' }).fill('Shepherds walk ahead')
  await note.getByRole('button', { name: 'Save Note' }).click()
  await expect(study.getByText('Shepherds walk ahead')).toBeVisible()
  await review('workspace-notes')
  await study.getByRole('tab', { name: 'Links' }).click()
  await study.getByRole('button', { name: 'New link' }).click()
  const link = page.getByRole('dialog', { name: 'New Link' })
  await link.getByRole('textbox', { name: 'Title' }).fill('A map')
  await link.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await link.getByRole('button', { name: 'Save Link' }).click()
  await expect(link.getByText('Use an address that starts with https:// or http://')).toBeVisible()
  await link.getByRole('textbox', { name: 'Address' }).fill('https://example.org/map')
  await link.getByRole('button', { name: 'Save Link' }).click()
  await expect(study.getByRole('link', { name: 'A map' })).toHaveAttribute('href', 'https://example.org/map')
  await review('workspace-links')
  await page.goto('/sermons')
  await expect(page.getByText(/2 notes/)).toBeVisible()
  await expect(page.getByText(/1 resource/)).toBeVisible()

  // Without a new start of the app.
  await page.getByRole('link', { name: 'The good shepherd' }).click()
  await page.getByRole('button', { name: 'Study', exact: true }).click()
  await study.getByRole('tab', { name: 'Notes' }).click()
  await study.getByRole('button', { name: 'New note' }).click()
  await note.getByRole('textbox', { name: 'Note' }).fill('Sheep know his voice')
  await note.getByRole('button', { name: 'Save Note' }).click()
  await expect(study.getByText('Sheep know his voice')).toBeVisible()
  await study.getByRole('button', { name: 'Close' }).click()
  await expect(study).toBeHidden()
  await page.getByRole('link', { name: 'Back to your sermons' }).click()
  await expect(page.getByText(/3 notes/)).toBeVisible()
})

test('the study fits on every screen @all', async ({ page, pastor, review }) => {
  const id = await open(page, pastor)
  for (const [tab, path, record] of [
    [
      'Notes',
      '/api/sermon-notes',
      { text: 'Shepherds walk ahead: Nebuchadnezzar’s Mesopotamian counterparts did not.' },
    ],
    [
      'Links',
      '/api/sermon-links',
      { title: 'A map of Mesopotamia', url: `https://example.org/${'map'.repeat(40)}` },
    ],
  ] as const) {
    await pastor.api.post(path, { sermonId: id, ...record })
    await page.reload()
    await page.getByRole('button', { name: 'Study', exact: true }).click()
    const study = page.getByRole('dialog', { name: 'Study' })
    await study.getByRole('tab', { name: tab }).click()
    await expect(study.getByText(/Mesopotamia/)).toBeVisible()
    await inEverySize(page, `workspace-study-${tab.toLowerCase()}`, review)
  }
})

test('the study searches the Bible and the sermons, beside the draft @all', async ({
  page,
  pastor,
  review,
}) => {
  await addSermon(pastor, { title: 'The unbinding', reference: 'John 11:1-44' })
  const id = await open(page, pastor)
  await page.getByRole('button', { name: 'Study', exact: true }).click()
  const study = page.getByRole('dialog', { name: 'Study' })
  await study.getByRole('tab', { name: 'Search' }).click()
  const search = study.getByRole('combobox', { name: 'Search the Bible and your sermons' })
  await search.fill('unbinding')
  await expect(study.getByRole('option', { name: /The unbinding/ })).toBeVisible()
  await search.fill('jesus wept')
  await study.getByRole('option', { name: /John 11:35/ }).click()
  await expect(page.getByRole('dialog', { name: 'John 11:35' })).toBeVisible()
  await expect(page).toHaveURL(`/sermons/${id}`)
  await page.keyboard.press('Escape')
  await review('workspace-search')
})

test('notes become the text once: an emptied text says where they are @all', async ({ page, pastor }) => {
  await open(page, pastor, { notes: 'Ask about sheep' })
  await page.getByRole('button', { name: 'Start from your notes' }).click()
  await expect(blocks(page)).toHaveText(['Ask about sheep'])
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Your notes were copied into this sermon before.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start from your notes' })).toBeHidden()
  await page.keyboard.type('anew')
  await expect(blocks(page)).toHaveText(['anew'])
})

test('other sermons on the same verses are found on the device @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|No connection|status of 400|is not a Bible reference/,
  )
  await addSermon(pastor, { title: 'Home again', reference: 'Luke 15:20', date: '2025-03-02' })
  await addSermon(pastor, { title: 'Elsewhere', reference: 'John 1:1', date: '2025-03-09' })
  const planned = await addSermon(pastor, { title: 'A plan', reference: 'To be chosen' })
  await open(page, pastor, { reference: 'Luke 15:11-32, the lost son' })
  await page.getByRole('button', { name: 'Study', exact: true }).click()
  const study = page.getByRole('dialog', { name: 'Study' })
  await study.getByRole('tab', { name: 'Sermons' }).click()
  await expect(study.getByRole('listitem')).toHaveCount(1)
  await page.context().setOffline(true)
  await study.getByRole('tab', { name: 'Notes' }).click()
  await study.getByRole('tab', { name: 'Sermons' }).click()
  await expect(
    study.getByRole('list', { name: 'Sermons on the same verses' }).getByRole('listitem'),
  ).toHaveText([/^Home again/])
  await page.context().setOffline(false)
  await page.goto(`/sermons/${planned.id}`)
  await page.getByRole('button', { name: 'Study', exact: true }).click()
  await study.getByRole('tab', { name: 'Sermons' }).click()
  await expect(study.getByText('This sermon has no passage yet.')).toBeVisible()
})

test('a sermon that was deleted on another device can be kept with its text @all', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/404|couldn’t find this/i)
  const id = await open(page, pastor, { couldBePreached: true, stepsDone: ['text'] })
  await write(page, 'words worth keeping')
  await saved(page)
  await page.request.delete(`/api/sermons/${id}`, { headers: { origin: new URL(page.url()).origin } })
  await page.reload()
  await expect(page.getByText('This sermon is no longer here')).toBeVisible()
  await expect(page.getByText('words worth keeping')).toBeVisible()
  await review('workspace-gone')
  await page.getByRole('button', { name: 'Save it as a new sermon' }).click()
  await expect(blocks(page)).toHaveText(['words worth keeping'])
  await saved(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The good shepherd' })).toBeVisible()
  await expect(blocks(page)).toHaveText(['words worth keeping'])
  expect(page.url()).not.toContain(id)
  const [kept] = await pastor.api.get<object[]>('/api/sermons')
  expect(kept).toMatchObject({ couldBePreached: true, stepsDone: ['text'] })
})

test('a sermon that cannot be loaded says so, with a way back @all', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/API GET request to .* failed|Failed to load resource/)
  const { id } = await addSermon(pastor)
  const mend = await breakDown(page, '**/api/sermons')
  await page.goto(`/sermons/${id}`)
  await expect(page.getByRole('alert')).toContainText('We could not load your sermon')
  await expect(page.getByRole('link', { name: 'Sermons' })).toHaveAttribute('href', '/sermons')
  await review('workspace-failed')
  await pressTryAgain(page, mend)
  await expect(page.getByRole('heading', { name: 'The good shepherd' })).toBeVisible()
})

test('a sermon that was deleted here is not offered again @all', async ({ page, pastor, expectConsole }) => {
  expectConsole(/404|couldn’t find this/i)
  const { id } = await addSermon(pastor)
  await page.goto('/sermons')
  await page.getByRole('link', { name: 'The good shepherd' }).click()
  await text(page).click()
  await write(page, 'words to give up')
  await saved(page)
  await page.getByRole('button', { name: 'More for this sermon' }).click()
  await item(page, 'Delete').click()
  await expect(page.getByText('Sermon deleted').first()).toBeVisible()
  await page.goto(`/sermons/${id}`)
  await expect(page.getByText('It may have been deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save it as a new sermon' })).toBeHidden()
})

test('a text that does not come holds up nobody @all', async ({ page, pastor, expectConsole }) => {
  expectConsole(/API \w+ request|aborted|timed out|No connection/i)
  const { id } = await addSermon(pastor)
  await page.route(`/api/sermons/${id}/body*`, () => undefined, { times: 1 })
  await page.goto(`/sermons/${id}`)
  await expect(text(page)).toBeVisible()
  await text(page).click()
  await write(page, 'written meanwhile')
  await saved(page)
  await page.reload()
  await expect(blocks(page)).toHaveText(['written meanwhile'])
})

test('a search finds the words of a text and opens it there @all', async ({ page, pastor }) => {
  await open(page, pastor)
  await write(
    page,
    'the Lord’s café',
    ...Array.from({ length: 30 }, (_, line) => `line ${line}`),
    'the pearl of great price',
  )
  await saved(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('pearl')
  await page.getByRole('option', { name: /The good shepherd/ }).click()
  await expect(page).toHaveURL(/\/sermons\/[\w-]+$/)
  await expect(text(page).getByText('the pearl of great price')).toBeInViewport()
  await text(page).getByText('the pearl of great price').click()

  // From within the same sermon as well, however the words are written there.
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('the lords cafe')
  await page.getByRole('option', { name: /The good shepherd/ }).click()
  await expect(text(page)).toBeFocused()
  await expect(blocks(page).first()).toBeInViewport()
  await page.keyboard.type('In ')
  await expect(blocks(page).first()).toHaveText('In the Lord’s café')
})

test('a study note that a search has found is shown @all', async ({ page, pastor }) => {
  const { id } = await addSermon(pastor)
  await pastor.api.post('/api/sermon-notes', { sermonId: id, text: 'Shepherds walk ahead' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('walk ahead')
  await page.getByRole('option', { name: /The good shepherd|Shepherds walk/ }).click()
  const study = page.getByRole('dialog', { name: 'Study' })
  await expect(study.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true')
  await expect(study.getByText('Shepherds walk ahead')).toBeVisible()
})

test('a word that is being composed is not disturbed by another device @all', async ({
  page,
  pastor,
  browser,
  baseURL,
}) => {
  const id = await open(page, pastor)
  await write(page, 'one')
  await saved(page)
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  })
  const laptop = await other.newPage()
  await laptop.goto(`/sermons/${id}`)
  await expect(blocks(laptop)).toHaveText(['one'])
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
  await text(laptop).click()
  await laptop.keyboard.press('ControlOrMeta+Home')
  await laptop.keyboard.type('before ')
  await saved(laptop)
  const receive = async () => {
    const answer = page.waitForResponse((response) => response.url().includes(`/${id}/body?`))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await answer).finished()
  }
  await receive()
  // Once it has asked again, the first answer has been dealt with.
  await receive()
  await expect(blocks(page)).toHaveText(['oneにほ'])
  await keyboard.send('Input.insertText', { text: '日本' })
  await expect(blocks(page)).toHaveText(['before one日本'])
  await saved(page)
  await other.close()
})

test('words are dictated into the text at the cursor @all', async ({ page, pastor }) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  await open(page, pastor)
  await write(page, 'The shepherd leads')
  await page.keyboard.press('Home')
  await tool(page, 'Dictate').click()
  await expect(tool(page, 'Stop dictating')).toBeVisible()
  await say(page, 'every morning')
  await tool(page, 'Stop dictating').click()
  await expect(blocks(page)).toHaveText(['Every morning the shepherd leads'], { ignoreCase: true })
  await saved(page)
})

test('what was said into the form of a new sermon opens as a draft @all', async ({ page, pastor }) => {
  await page.goto('/sermons?new=true')
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill('Love never fails')
  await form.getByRole('textbox', { name: 'Reference' }).fill('1 Corinthians 13:4')
  await form.getByLabel('Scripture').fill('Charity suffereth long')
  await form.getByLabel('Notes').fill('Love never fails.\nIt is patient.')
  await form.getByRole('button', { name: 'Create Sermon' }).click()
  await page.getByRole('button', { name: 'Open as draft' }).click()
  await expect(blocks(page)).toHaveText(['Love never fails.', 'It is patient.'])
  await expect(page).toHaveURL(/\/sermons\/[^?]+$/)
  expect(await pastor.api.get<object[]>('/api/sermons')).toHaveLength(1)
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a reference becomes its verse from the downloaded Bible @all', async ({
    page,
    pastor,
    expectConsole,
  }) => {
    expectConsole(/request to .* failed|Failed to load resource|net::ERR|Failed to fetch|No connection/)
    await page.goto('/bible-study')
    await page.getByRole('button', { name: /^Download/ }).click()
    await expect(page.getByText('Available offline', { exact: true })).toBeVisible()
    await open(page, pastor)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await write(page, 'Jn 11:35', '')
    await expect(text(page).locator('.block-scripture')).toHaveText('Jesus wept.')
    await page.context().setOffline(false)
  })
})

test('a sermon leaves as a Word document, as Markdown and as text, also offline @all', async ({
  page,
  pastor,
  context,
  review,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|API \w+ request/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, pastor)
  await write(page, '# He leads me', 'The shepherd goes before the sheep.')
  await saved(page)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More for this sermon' }).click()
    await item(page, name).click()
  }
  await page.getByRole('button', { name: 'More for this sermon' }).click()
  await expect(item(page, 'Save as Word document')).toBeVisible()
  await review('workspace-menu')
  await page.keyboard.press('Escape')

  const fetchFile = async (name: string) => {
    const downloaded = page.waitForEvent('download')
    await choose(name)
    const file = await downloaded
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const word = await fetchFile('Save as Word document')
  expect(word.name).toBe('2026-11-22 The good shepherd.docx')
  expect(word.text).toContain(
    '<w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t xml:space="preserve">He leads me',
  )
  await context.setOffline(true)
  const markdown = await fetchFile('Save as Markdown')
  expect(markdown.name).toBe('2026-11-22 The good shepherd.md')
  expect(markdown.text).toContain('## He leads me\n\nThe shepherd goes before the sheep.\n')
  await choose('Copy as plain text')
  await expect(page.getByText('Sermon copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'The good shepherd\nPsalm 23:1\n\nThe LORD is my shepherd; I shall not want.\n— Psalm 23:1\n\nHe leads me\n\nThe shepherd goes before the sheep.\n',
  )
})
