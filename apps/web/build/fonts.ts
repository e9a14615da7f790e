/** Narrows our fonts to what the screens use of them: a third of their bytes are weights that nothing is set in. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const names = ['inter', 'literata']
/** From the text's weight to that of a bold word, as `fonts.css` says. */
const weights = { min: 400, max: 700 }

export async function narrowFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of names) {
    const part = (file: string) =>
      readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${file}`)))
    const { latin } = JSON.parse(String(await part('unicode.json'))) as { latin: string }
    const narrow = await subset(await part(`files/${name}-latin-wght-normal.woff2`), charactersIn(latin), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    await writeFile(join(folder, `${name}.woff2`), narrow)
  }
}

/** `U+0041-0043,U+20AC` means `ABC€`. */
function charactersIn(ranges: string): string {
  const codes = ranges.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codes)
}
