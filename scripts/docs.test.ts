import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, it } from 'node:test'
import { root } from './support/root.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

/** The settings that .env.example shows. */
const settings = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name)

/** The first cell of each row, table by table. */
const tablesOf = (text: string) =>
  [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.split('|')[1]?.trim() ?? ''),
  )

describe('what is written for people', () => {
  for (const page of pages) {
    it(`${page} says nothing twice in a table, and every link of it leads somewhere`, () => {
      const text = read(page)
      for (const rows of tablesOf(text)) assert.deepEqual(rows, [...new Set(rows)])
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
      assert.deepEqual(
        links.filter((link) => !existsSync(join(root, dirname(page), link))),
        [],
      )
    })
  }

  it('README.md tells of the settings that .env.example shows', () => {
    const told = tablesOf(read('README.md')).find(([first]) => first === 'Variable') ?? []
    const shown = settings.filter((name) => name !== 'POSTGRES_PASSWORD').map((name) => `\`${name}\``)
    assert.deepEqual(told.slice(2).sort(), shown.sort())
  })

  it('compose.yaml passes on the settings of .env, except those that it needs itself', () => {
    const [, app = ''] = /^  app:\n((?: {4}.*\n|\n)*)/m.exec(read('compose.yaml')) ?? []
    assert.match(app, /^ {4}env_file:\n {6}- path: \.env\n {8}required: false\n/m)
    const [, own = ''] = /^ {4}environment:\n((?: {6}.*\n)*)/m.exec(app) ?? []
    const names = [...own.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
    assert.deepEqual(names.sort(), ['DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT', 'TRUST_PROXY'])
    assert.deepEqual(
      names.filter((name) => !settings.includes(name)),
      [],
    )
  })

  it('the image has the commands that README.md runs in it, with all that they import', () => {
    const inImage = [
      ...read('Dockerfile').matchAll(/^COPY ((?:scripts\/\S+ )+)scripts\/(?:support\/)?$/gm),
    ].flatMap(([, copied = '']) => copied.trim().split(' '))
    const run = [...read('README.md').matchAll(/docker compose exec app node (\S+)/g)].map(
      ([, name = '']) => name,
    )
    assert.ok(run.length >= 3)
    const imported = inImage.flatMap((file) =>
      [...read(file).matchAll(/from '(\.\/[^']+)'/g)].map(([, name = '']) =>
        posix.join(posix.dirname(file), name),
      ),
    )
    assert.deepEqual(
      [...run, ...imported].filter((file) => !inImage.includes(file)),
      [],
    )
  })
})
