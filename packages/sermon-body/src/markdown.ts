import { kindNames, kindOf, labelOf, levelOf } from './block-names.ts'
import { type Block, lineBreak, type Run } from './blocks.ts'
import { listSigns } from './list-signs.ts'
import { allBlocks, type SermonDocument } from './sermon-document.ts'

/** In the order in which they are put around a text. */
const signs: readonly (readonly [name: string, before: string, after: string])[] = [
  ['highlight', '<mark>', '</mark>'],
  ['underline', '<u>', '</u>'],
  ['italic', '*', '*'],
  ['bold', '**', '**'],
]

/** A sermon as a Markdown file, its facts in front matter. */
export function sermonMarkdown(sermon: SermonDocument): string {
  const { title, date, reference } = sermon
  const facts = Object.entries({ title, date, reference }).map(
    // A text in JSON is one in YAML.
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  )
  return `---\n${facts.join('\n')}\n---\n\n# ${escapeMarkdown(title)}\n\n${blocksMarkdown(allBlocks(sermon))}`
}

export function blocksMarkdown(blocks: readonly Block[]): string {
  const signOf = listSigns()
  let text = ''
  let wasItem = false
  for (const block of blocks) {
    const item = signOf(block)
    // Items of one list stand together.
    if (text !== '') text += wasItem && item !== undefined ? '\n' : '\n\n'
    text += item === undefined ? blockMarkdown(block) : itemMarkdown(block, item)
    wasItem = item !== undefined
  }
  return text === '' ? '' : `${text}\n`
}

function itemMarkdown({ runs }: Block, { sign, indent }: { sign: string; indent: number }): string {
  const space = '    '.repeat(indent)
  return `${space}${sign} ${broken(inline(runs), `${space}${' '.repeat(sign.length + 1)}`)}`
}

function blockMarkdown({ attributes, runs }: Block): string {
  const kind = kindOf(attributes)
  const text = inline(runs)
  if (kind === 'point') return `${'#'.repeat(levelOf(attributes) + 1)} ${text.replaceAll(lineBreak, ' ')}`
  if (kind === 'scripture') return quoted(text, labelOf(attributes))
  if (kind === 'quote') return quoted(text, attributes['source'])
  return broken(kind === 'paragraph' ? text : `**${kindNames[kind]}:** ${text}`, '')
}

function quoted(text: string, source: unknown): string {
  const from = typeof source === 'string' && source !== kindNames.scripture ? source : ''
  return `> ${broken(text, '> ')}${from === '' ? '' : `\n>\n> — ${escapeMarkdown(from)}`}`
}

/** A backslash at the end of a line keeps the break. */
const broken = (text: string, indent: string) => text.split(lineBreak).map(atStart).join(`\\\n${indent}`)

const inline = (runs: readonly Run[]): string => runs.map(runMarkdown).join('')

function runMarkdown({ text, attributes }: Run): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  const set = signs.filter(([name]) => attributes[name] === true)
  // Signs next to a space would be read as themselves.
  return (
    before + set.reduce((marked, [, open, close]) => open + marked + close, escapeMarkdown(words)) + after
  )
}

export const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)

/** What would begin a heading, a list or code. */
const atStart = (line: string): string =>
  line
    .replace(/^(\s*)(#{1,6}(?=\s|$)|[-+=]+(?=\s|$)|~{3})/, String.raw`$1\$2`)
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`)
