import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from './root.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

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
    const shown = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => `\`${name}\``)
    assert.deepEqual(told.slice(2).sort(), shown.filter((name) => name !== '`POSTGRES_PASSWORD`').sort())
  })
})
