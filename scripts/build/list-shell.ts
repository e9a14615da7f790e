import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

const worker = 'service-worker.js'
/** Fetched by the operating system, or once in a while: offline nobody sets a password. */
const apart = /^(pictures\/|offline\.html|index\.html|\.vite\/)|\.(map|br|gz|txt)$/

/** Tells the service worker which files make up the app: another list, or another page, is another version. */
export async function listShell(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== worker && !apart.test(file))
    .map((file) => `/${file}`)
    .sort()
  const script = await readFile(join(folder, worker), 'utf8')
  // Registered as a plain script: one that imports something is refused by every browser, and nothing works offline.
  if (/\bimport\s*["'{*]/.test(script))
    throw new Error(`${worker} shares code with the page, which it cannot import`)
  for (const file of ['bible-worker.js', 'contacts-worker.js', 'sermon-worker.js'])
    await assertNoPageCode(folder, file)
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const version = createHash('sha256')
    .update(files.join('\n') + page + script)
    .digest('hex')
    .slice(0, 12)
  const scripts = `/assets/scripts-${version}.json`
  await writeFile(join(folder, scripts), JSON.stringify(await readScripts(folder, files)))
  const shell = { version, files, scripts }
  await writeFile(join(folder, worker), `self.shell=${JSON.stringify(shell)};\n${script}`)
}

/** Every script of the screens by its path: a first visit stores them all by one request instead of hundreds. */
async function readScripts(folder: string, files: readonly string[]): Promise<Record<string, string>> {
  const paths = files.filter((path) => /^\/assets\/.*\.js$/.test(path))
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']))
}

/** A worker that imports code of the page, by however many steps, fails at its first use of the page. */
async function assertNoPageCode(folder: string, file: string): Promise<void> {
  // Not everything that looks like an import is one.
  if (!existsSync(join(folder, file))) return
  const script = await readFile(join(folder, file), 'utf8')
  for (const [, imported = ''] of script.matchAll(/\b(?:import|from)\s*"([^"]+\.js)"/g)) {
    const path = join(dirname(file), imported)
    if (/\/(core|fields|schemas|home|layers)-/.test(path))
      throw new Error(`${file} imports code of the page: ${path}`)
    await assertNoPageCode(folder, path)
  }
}
