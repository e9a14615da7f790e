import { contactsFile } from '@stillwater/contract/people/contacts-file'
import { ContactsFault, noContacts, tooManyPeople } from './contacts-fault.ts'

/** The cells of a spreadsheet, row by row. */
export type Table = readonly (readonly string[])[]

const delimiters = [',', ';', '\t', '|']

/** A file of comma-separated values, whatever separates them. Rows without any text are left out. */
export function readTable(text: string): Table {
  const named = /^sep=(.)\r?\n/i.exec(text)
  const content = named === null ? text : text.slice(named[0].length)
  const rows = [...rowsOf(content, named?.[1] ?? delimiterOf(content))]
  if (rows.length === 0) throw noContacts()
  return rows
}

/** Which one is most often in the first row, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map(delimiters.map((delimiter) => [delimiter, 0]))
  let isInQuotes = false
  for (const sign of text.slice(0, 20_000)) {
    if (sign === '"') isInQuotes = !isInQuotes
    else if (!isInQuotes && (sign === '\n' || sign === '\r')) break
    else if (!isInQuotes && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const [best = ','] = delimiters.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  return best
}

function* rowsOf(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = []
  let count = 0
  for (let at = 0; at < text.length;) {
    const { cell, end } = cellAt(text, at, delimiter)
    row.push(cell)
    if (row.length > contactsFile.columns)
      throw new ContactsFault('This file has too many columns. Keep those that you need, then try again.')
    at = end + 1
    if (text[end] === delimiter) {
      // A row that ends with the delimiter has one more cell, which is empty.
      if (at < text.length) continue
      row.push('')
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1
    if (row.some((each) => each.trim() !== '')) {
      count += 1
      // The headings are one more.
      if (count > contactsFile.people + 1) throw tooManyPeople()
      yield row
    }
    row = []
  }
}

interface Cell {
  readonly cell: string
  /** Where the delimiter or the line break after it is. */
  readonly end: number
}

function cellAt(text: string, start: number, delimiter: string): Cell {
  if (text[start] !== '"') {
    const end = endOfCell(text, start, delimiter)
    return { cell: text.slice(start, end), end }
  }
  const parts: string[] = []
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at)
    if (quote === -1)
      throw new ContactsFault('This file is damaged: a quotation mark is opened and never closed.')
    parts.push(text.slice(at, quote))
    if (text[quote + 1] === '"') {
      parts.push('"')
      at = quote + 2
      continue
    }
    const end = endOfCell(text, quote + 1, delimiter)
    parts.push(text.slice(quote + 1, end))
    return { cell: parts.join(''), end }
  }
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let at = start
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}
