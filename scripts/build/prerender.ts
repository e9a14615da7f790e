import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Drawn {
  readonly loading: string
  readonly signIn: () => Promise<string>
}

const empty = '<div id="root"></div>'

/** Draws what the page shows before its code has come: into the page itself, and the sign-in screen into one beside it. */
export async function prerender(folder: string, app: string): Promise<void> {
  const notes = join(folder, '.vite')
  const page = join(folder, 'index.html')
  const { loading, signIn } = (await import(pathToFileURL(join(app, 'prerender.js')).href)) as Drawn
  const html = await readFile(page, 'utf8')
  if (!html.includes(empty)) throw new Error('index.html has no place for the prerendered screen')
  const fill = (root: string) => html.replace(empty, () => root)
  await writeFile(page, fill(`<div id="root">${loading}</div>`))
  await writeFile(join(notes, 'sign-in.html'), fill(`<div id="root" inert>${await signIn()}</div>`))
  await rm(app, { recursive: true })
}
