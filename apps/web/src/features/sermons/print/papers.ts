import { parseJson, propertiesOf } from '#shared/device/parse-stored.ts'
import { storedValue } from '#shared/device/stored-value.ts'

const [inch, millimeter] = [96, 96 / 25.4]

/** A sheet of paper, in CSS pixels. */
interface Paper {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Around the text; below it is the page number. */
  readonly margin: number
  /** Beside the text, for the cues. */
  readonly cues: number
  /** As a style sheet names it. */
  readonly css: string
}

const large = { margin: 0.75 * inch, cues: 1.4 * inch }
const small = { margin: 0.5 * inch, cues: 1 * inch }

export const papers = {
  letter: { name: 'Letter', width: 8.5 * inch, height: 11 * inch, css: '8.5in 11in', ...large },
  a4: { name: 'A4', width: 210 * millimeter, height: 297 * millimeter, css: '210mm 297mm', ...large },
  half: { name: 'Half letter', width: 5.5 * inch, height: 8.5 * inch, css: '5.5in 8.5in', ...small },
  a5: { name: 'A5', width: 148 * millimeter, height: 210 * millimeter, css: '148mm 210mm', ...small },
} satisfies Record<string, Paper>
export type PaperName = keyof typeof papers

export const [smallestPrint, largestPrint] = [12, 18]

export interface PrintSettings {
  readonly paper: PaperName
  /** In points. */
  readonly size: number
  readonly cues: boolean
}

export function parsePrintSettings(text: string | null): PrintSettings {
  const { paper, size, cues } = propertiesOf(parseJson(text))
  const names = Object.keys(papers) as PaperName[]
  const isSize = Number.isInteger(size) && Number(size) >= smallestPrint && Number(size) <= largestPrint
  return {
    paper: names.find((name) => name === paper) ?? 'letter',
    size: isSize ? Number(size) : 14,
    cues: cues !== false,
  }
}

export const printSettings = storedValue<PrintSettings>({
  key: () => 'stillwater-print',
  parse: parsePrintSettings,
})
