import { mapVerses, type About, type Lines } from '../source.ts'
import { apostrophes } from '../typography.ts'
import { readOsis } from './osis.ts'

export const about: About = {
  id: 'DARBY',
  name: 'Darby Translation',
  language: 'en',
  copyright: 'Darby Translation (1890). Public domain.',
}

/** Brackets are added words and stars stress a word, as in our own marks. */
export function readDarby(): Lines {
  const lines = readOsis('darby')
  mapVerses(lines, (line) => {
    if (line === 'Not available') return ''
    return apostrophes(
      line
        .replace(/^\{([^}]*)\} ?/, '{t$1}')
        .replace(/^([A-Z]{2,})\. /, '{a$1}')
        .replaceAll('( ', '('),
    )
  })
  return lines
}
