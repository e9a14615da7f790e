import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt', '.xml'])
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Puts a .br and a .gz beside every text file of the folder: the best ratios cost time once, here, and never per request. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => isServedText(relative(folder, file))).map(compress))
}

/** Dot files (the build's own notes) are never served. */
function isServedText(path: string): boolean {
  return text.has(extname(path)) && !path.split(sep).some((part) => part.startsWith('.'))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [small, common] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)])
}
