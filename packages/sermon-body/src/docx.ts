import { kindNames, kindOf, labelOf, levelOf } from './block-names.ts'
import { type Attributes, type Block, lineBreak, type Run } from './blocks.ts'
import { allBlocks, type SermonDocument } from './sermon-document.ts'
import { storedZip } from './stored-zip.ts'

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A sermon as a document for Word, Pages, Google Docs and LibreOffice, with their own styles for headings, lists and quotes. */
export function sermonDocx(sermon: SermonDocument): Uint8Array<ArrayBuffer> {
  const lists = new Lists()
  const body = [
    paragraph('Title', text(sermon.title)),
    paragraph('Subtitle', text([sermon.reference, sermon.date].filter((part) => part !== '').join(' · '))),
    ...allBlocks(sermon).map((block) => blockXml(block, lists)),
  ]
  return storedZip({
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/><Override PartName="/word/styles.xml" ContentType="${part('styles')}"/><Override PartName="/word/numbering.xml" ContentType="${part('numbering')}"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${declaration}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/numbering" Target="numbering.xml"/></Relationships>`,
    'docProps/core.xml': `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(sermon.title)}</dc:title></cp:coreProperties>`,
    'word/styles.xml': stylesXml,
    'word/numbering.xml': lists.xml(),
    'word/document.xml': `${declaration}<w:document ${words}><w:body>${body.join('')}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  })
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const words = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const part = (name: string) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`

const levels = Array.from({ length: 9 }, (_, level) => level)

/** Numbers begin at 1 in each list: every one after another kind of block is a list of its own. */
class Lists {
  #count = 0
  #isOpen = false

  /** Called for every block in turn; answers the number of its list. */
  numberOf(attributes: Attributes): number | undefined {
    const isOrdered = kindOf(attributes) === 'list' && attributes['ordered'] === true
    if (kindOf(attributes) !== 'list') this.#isOpen = false
    if (!isOrdered) return undefined
    if (!this.#isOpen) this.#count += 1
    this.#isOpen = true
    return this.#count + 1
  }

  xml(): string {
    const level = (format: string, sign: (level: number) => string) =>
      levels
        .map(
          (n) =>
            `<w:lvl w:ilvl="${n}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign(n)}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 * (n + 1)}" w:hanging="360"/></w:pPr></w:lvl>`,
        )
        .join('')
    const ordered = Array.from({ length: this.#count }, (_, index) => {
      const starts = levels
        .map((n) => `<w:lvlOverride w:ilvl="${n}"><w:startOverride w:val="1"/></w:lvlOverride>`)
        .join('')
      return `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/>${starts}</w:num>`
    })
    return `${declaration}<w:numbering ${words}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${level('bullet', () => '•')}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/>${level('decimal', (n) => `%${n + 1}.`)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${ordered.join('')}</w:numbering>`
  }
}

const bullets = 1

function blockXml({ attributes, runs }: Block, lists: Lists): string {
  const kind = kindOf(attributes)
  const list = lists.numberOf(attributes)
  const content = runs.map(runXml).join('')
  if (kind === 'point') return paragraph(`Heading${levelOf(attributes)}`, content)
  if (kind === 'list') {
    const indent = typeof attributes['indent'] === 'number' ? attributes['indent'] : 0
    const numbering = `<w:numPr><w:ilvl w:val="${indent}"/><w:numId w:val="${list ?? bullets}"/></w:numPr>`
    return paragraph('ListParagraph', content, numbering)
  }
  if (kind === 'scripture')
    return paragraph('Quote', content) + source(labelOf(attributes), kindNames.scripture)
  if (kind === 'quote') return paragraph('Quote', content) + source(attributes['source'])
  if (kind === 'paragraph') return paragraph('Normal', content)
  const label = `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${kindNames[kind]}: </w:t></w:r>`
  return paragraph(kind === 'cue' ? 'Cue' : 'Normal', label + content)
}

function source(name: unknown, none = ''): string {
  return typeof name !== 'string' || name === none || name === ''
    ? ''
    : paragraph('QuoteSource', text(`— ${name}`))
}

const isRightToLeft = (content: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/u.test(content.replaceAll(/<[^>]*>/g, ''))

const paragraph = (style: string, content: string, more = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}${isRightToLeft(content) ? '<w:bidi/>' : ''}</w:pPr>${content}</w:p>`

/** In the order in which the format wants them. */
const marks: readonly (readonly [name: string, xml: string])[] = [
  ['bold', '<w:b/>'],
  ['italic', '<w:i/>'],
  ['highlight', '<w:highlight w:val="yellow"/>'],
  ['underline', '<w:u w:val="single"/>'],
]

function runXml({ text: content, attributes }: Run): string {
  return text(
    content,
    marks
      .filter(([name]) => attributes[name] === true)
      .map(([, xml]) => xml)
      .join(''),
  )
}

function text(content: string, properties = ''): string {
  const lines = content
    .split(new RegExp(`[${lineBreak}\n]`))
    .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${lines.join('<w:br/>')}</w:r>`
}

/** XML cannot hold some characters at all. */
const escaped = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Sizes are in half points, distances in twentieths of a point. */
const style = (id: string, name: string, paragraphs: string, runs = '', basedOn = 'Normal') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${id === 'Normal' ? '' : `<w:basedOn w:val="${basedOn}"/>`}${id.startsWith('Heading') ? '<w:next w:val="Normal"/>' : ''}<w:qFormat/><w:pPr>${paragraphs}</w:pPr><w:rPr>${runs}</w:rPr></w:style>`

const headings = [32, 28, 24].map((size, index) =>
  style(
    `Heading${index + 1}`,
    `heading ${index + 1}`,
    `<w:keepNext/><w:spacing w:before="360" w:after="120"/><w:outlineLvl w:val="${index}"/>`,
    `<w:b/><w:sz w:val="${size}"/>`,
  ),
)

const stylesXml = `${declaration}<w:styles ${words}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:cs="Times New Roman"/><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  style('Normal', 'Normal', '<w:spacing w:after="160" w:line="300" w:lineRule="auto"/>').replace(
    'w:type="paragraph"',
    'w:type="paragraph" w:default="1"',
  ),
  style('Title', 'Title', '<w:spacing w:after="80"/>', '<w:b/><w:sz w:val="44"/>'),
  style('Subtitle', 'Subtitle', '<w:spacing w:after="320"/>', '<w:color w:val="595959"/>'),
  ...headings,
  style('Quote', 'Quote', '<w:ind w:left="567" w:right="567"/>', '<w:i/>'),
  style(
    'QuoteSource',
    'Quote Source',
    '<w:jc w:val="right"/>',
    '<w:i w:val="0"/><w:color w:val="595959"/>',
    'Quote',
  ),
  style('ListParagraph', 'List Paragraph', '<w:contextualSpacing/>'),
  style('Cue', 'Cue', '', '<w:i/><w:color w:val="595959"/>'),
].join('')}</w:styles>`
