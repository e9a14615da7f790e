/** Word documents for tests, as several programs write them. */
import { zipOf } from './zip-files.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface WordParts {
  /** What is in the body. */
  readonly body: string
  readonly styles?: string
  readonly numbering?: string
  readonly core?: string
  readonly footnotes?: string
  /** Some programs call the text otherwise. */
  readonly main?: string
  readonly namespace?: string
}

/** A document whose elements have the prefix that Word itself uses. */
export function docx(parts: WordParts): Uint8Array<ArrayBuffer> {
  const { body, styles = '', numbering = '', core = '', footnotes = '', main = 'word/document.xml' } = parts
  const space = `xmlns:w="${parts.namespace ?? word}"`
  const xml = (name: string, content: string) =>
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${name} ${space} xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${content}</w:${name}>`
  return zipOf([
    { name: '[Content_Types].xml', data: '<Types/>' },
    {
      name: '_rels/.rels',
      data: `<Relationships><Relationship Id="rId1" Type="${office}/officeDocument" Target="${main}"/></Relationships>`,
    },
    { name: main, data: xml('document', `<w:body>${body}<w:sectPr/></w:body>`) },
    { name: 'word/styles.xml', data: xml('styles', styles) },
    { name: 'word/numbering.xml', data: xml('numbering', numbering) },
    { name: 'word/footnotes.xml', data: xml('footnotes', footnotes) },
    {
      name: 'docProps/core.xml',
      data: `<cp:coreProperties xmlns:cp="x" xmlns:dc="y" xmlns:dcterms="z">${core}</cp:coreProperties>`,
    },
  ])
}

export const run = (text: string, marks = ''): string =>
  `<w:r w:rsidR="00A1">${marks === '' ? '' : `<w:rPr>${marks}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

export const paragraph = (content: string, style = '', more = ''): string =>
  `<w:p w:rsidR="00A1"><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}${more}<w:rPr><w:b/></w:rPr></w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`

export const item = (text: string, list: number, level = 0, style = 'ListParagraph'): string =>
  paragraph(text, style, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)

const style = (id: string, name: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`

export const wordStyles = [
  style('Normal', 'Normal'),
  style('Title', 'Title'),
  style('Subtitle', 'Subtitle'),
  style('Heading1', 'heading 1', '<w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
  style('Heading2', 'heading 2', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
  style('berschrift1', 'heading 1'),
  style('MyPoint', 'My Point', '<w:basedOn w:val="Heading1"/>'),
  style('Loop', 'Loop', '<w:basedOn w:val="Loop"/>'),
  style('Quote', 'Quote'),
  style('IntenseQuote', 'Intense Quote'),
  style('Quotations', 'Quotations'),
  style('ListParagraph', 'List Paragraph'),
  style('ListBullet', 'List Bullet', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
  style('ListNumber', 'List Number'),
  style('TOC1', 'toc 1'),
].join('')

/** 1 has bullets, 2 has numbers. */
export const wordNumbering = `${[
  ['0', 'bullet'],
  ['1', 'decimal'],
]
  .map(
    ([id, format]) =>
      `<w:abstractNum w:abstractNumId="${id}">${[0, 1, 2].map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`).join('')}</w:abstractNum>`,
  )
  .join(
    '',
  )}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`
