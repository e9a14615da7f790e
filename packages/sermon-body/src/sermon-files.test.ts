/** A sermon as it leaves the app. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Block, lineBreak } from './blocks.ts'
import { sermonDocx } from './docx.ts'
import { blocksMarkdown, sermonMarkdown } from './markdown.ts'
import { sermonText } from './plain-text.ts'
import { textBlocks } from './sermon-document.ts'

const block = (text: string, attributes = {}, marks = {}): Block => ({
  attributes,
  runs: [{ text, attributes: marks }],
})

const blocks: Block[] = [
  block('The valley', { kind: 'point', level: 1 }),
  block('He leads.', {}, { bold: true }),
  block('first', { kind: 'list', ordered: true }),
  block('inner', { kind: 'list', ordered: true, indent: 1 }),
  block('second', { kind: 'list', ordered: true }),
  block('Between the lists'),
  block('again first', { kind: 'list', ordered: true }),
  block('bullet', { kind: 'list' }),
  block(`Though I walk${lineBreak}through the valley`, {
    kind: 'scripture',
    reference: 'Psalm 23:4',
    version: 'kjv',
  }),
  block('Grace is <free> & sure', { kind: 'quote', source: 'A hymn' }),
  block('A shepherd I met', { kind: 'illustration' }),
  block('Pause', { kind: 'cue' }),
  block('From the future', { kind: 'hologram' }),
]

const sermon = {
  title: 'The good shepherd',
  date: '2025-03-09',
  reference: 'Psalm 23',
  scripture: 'The LORD is my shepherd.',
  blocks,
  studyNotes: ['Sheep know the voice.'],
  links: [{ title: 'Sheep', url: 'https://example.org/sheep' }],
}

describe('Markdown', () => {
  it('has headings, lists, quotes and what belongs to the sermon', () => {
    assert.equal(
      sermonMarkdown(sermon),
      `---
title: "The good shepherd"
date: "2025-03-09"
reference: "Psalm 23"
---

# The good shepherd

> The LORD is my shepherd.
>
> — Psalm 23

## The valley

**He leads.**

1. first
    1. inner
2. second

Between the lists

1. again first
- bullet

> Though I walk\\
> through the valley
>
> — Psalm 23:4 · KJV

> Grace is \\<free\\> & sure
>
> — A hymn

**Illustration:** A shepherd I met

**Cue:** Pause

From the future

## Study notes

Sheep know the voice.

## Links

- Sheep: https://example.org/sheep
`,
    )
  })

  it('keeps signs that would mean something, and spaces outside of marks', () => {
    assert.equal(blocksMarkdown([block('# no heading')]), '\\# no heading\n')
    assert.equal(blocksMarkdown([block('1. no list')]), '1\\. no list\n')
    assert.equal(blocksMarkdown([block('~~~ no code')]), '\\~~~ no code\n')
    assert.equal(
      blocksMarkdown([block(['One', '# two', '- three', '4. four', ' ~~~'].join(lineBreak))]),
      'One\\\n\\# two\\\n\\- three\\\n4\\. four\\\n \\~~~\n',
    )
    assert.equal(blocksMarkdown([block('# no heading', { kind: 'list' })]), '- \\# no heading\n')
    assert.equal(blocksMarkdown([block('2*3*4 _x_ [y] `z`')]), '2\\*3\\*4 \\_x\\_ \\[y\\] \\`z\\`\n')
    assert.equal(blocksMarkdown([block(' loud ', {}, { bold: true, italic: true })]), ' ***loud*** \n')
  })
})

/** The files of a ZIP whose files are not compressed. */
function filesOf(zip: Uint8Array): Map<string, string> {
  const view = new DataView(zip.buffer)
  const files = new Map<string, string>()
  for (let at = 0; view.getUint32(at, true) === 0x04_03_4b_50;) {
    const [size, nameLength] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true)]
    const read = (from: number, length: number) => new TextDecoder().decode(zip.subarray(from, from + length))
    files.set(read(at + 30, nameLength), read(at + 30 + nameLength, size))
    at += 30 + nameLength + size
  }
  return files
}

describe('a Word document', () => {
  const document = filesOf(sermonDocx(sermon)).get('word/document.xml') ?? ''
  const paragraphs = document.split('<w:p>').slice(1)
  const with_ = (text: string) => paragraphs.find((each) => each.includes(text)) ?? ''

  it('uses the program’s own headings, lists and quotes', () => {
    assert.match(with_('>The good shepherd<'), /w:val="Title"/)
    assert.match(with_('>The valley<'), /w:val="Heading1"/)
    assert.match(with_('Grace is &lt;free&gt; &amp; sure'), /w:val="Quote"/)
    assert.match(with_('— A hymn'), /w:val="QuoteSource"/)
    assert.match(with_('>He leads.<'), /<w:rPr><w:b\/><\/w:rPr>/)
    assert.match(with_('>inner<'), /<w:ilvl w:val="1"\/>/)
    assert.match(with_('Though I walk'), /walk<\/w:t><w:br\/><w:t xml:space="preserve">through/)
  })

  it('counts each numbered list from 1', () => {
    const listOf = (text: string) => /<w:numId w:val="(\d+)"/.exec(with_(text))?.[1]
    assert.equal(listOf('>first<'), listOf('>second<'))
    assert.notEqual(listOf('>first<'), listOf('>again first<'))
    assert.equal(listOf('>bullet<'), '1')
    const numbering = filesOf(sermonDocx(sermon)).get('word/numbering.xml') ?? ''
    for (const id of [listOf('>first<'), listOf('>again first<')])
      assert.ok(numbering.includes(`<w:num w:numId="${id}">`), String(id))
  })

  it('leaves out what XML cannot hold', () => {
    const odd = sermonDocx({ ...sermon, title: 'a\u0001b\uD800c' })
    assert.match(filesOf(odd).get('word/document.xml') ?? '', />ab\uFFFDc</)
  })
})

it('plain text is what one would paste into an e-mail', () => {
  assert.equal(
    sermonText({ ...sermon, blocks: blocks.slice(0, 5), studyNotes: [], links: [] }),
    `The good shepherd
Psalm 23

The LORD is my shepherd.
— Psalm 23

The valley

He leads.

1. first
    1. inner
2. second
`,
  )
})

it('the text of a sermon is its body, with notes that are not in it', () => {
  const body = { blocks: [block('Body')], fromNotes: false }
  const texts = (all: Block[]) => all.map(({ runs }) => runs[0]?.text)
  assert.deepEqual(texts(textBlocks(undefined, 'One\nTwo')), ['One', 'Two'])
  assert.deepEqual(texts(textBlocks(body, 'One')), ['Body', 'Notes', 'One'])
  assert.deepEqual(texts(textBlocks({ ...body, fromNotes: true }, 'One')), ['Body'])
  assert.deepEqual(texts(textBlocks({ ...body, blocks: [] }, 'One')), ['One'])
})
