import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { it } from 'node:test'
import { tempFolder } from '../support/temp-folder.ts'
import { listShell } from './list-shell.ts'

const build = {
  'index.html': '<!doctype html>',
  'service-worker.js': 'work()',
  'icon.svg': '<svg/>',
  'robots.txt': '',
  'assets/core-1.js': 'draw()',
  'assets/core-1.js.br': '',
  '.vite/manifest.json': '{}',
}

async function shellOf(folder: string) {
  const script = await readFile(join(folder, 'service-worker.js'), 'utf8')
  const [first = '', rest] = script.split('\n')
  assert.equal(rest, 'work()')
  return JSON.parse(first.replace('self.shell=', '').replace(/;$/, '')) as {
    version: string
    files: string[]
    scripts: string
  }
}

it('writes the files of the app in front of the worker, without what is served in another way', async (t) => {
  const folder = await tempFolder(t, build)
  await listShell(folder)
  assert.deepEqual((await shellOf(folder)).files, ['/assets/core-1.js', '/icon.svg'])
})

it('puts every script into one file, for a first visit', async (t) => {
  const folder = await tempFolder(t, build)
  await listShell(folder)
  const { scripts } = await shellOf(folder)
  assert.deepEqual(JSON.parse(await readFile(join(folder, scripts), 'utf8')), {
    '/assets/core-1.js': 'draw()',
  })
})

it('is another version when the page is another', async (t) => {
  const [one, two] = [await tempFolder(t, build), await tempFolder(t, build)]
  await writeFile(join(two, 'index.html'), '<!doctype html><p>')
  await Promise.all([listShell(one), listShell(two)])
  assert.notEqual((await shellOf(one)).version, (await shellOf(two)).version)
})

it('refuses a worker that imports what the page loads too', async (t) => {
  const folder = await tempFolder(t, {
    ...build,
    'service-worker.js': 'import{a}from"./assets/core-1.js";a()',
  })
  await assert.rejects(listShell(folder), /service-worker\.js shares code with the page/)
})

it('refuses a Bible worker that imports code of the page', async (t) => {
  const folder = await tempFolder(t, {
    ...build,
    'bible-worker.js': 'import{a}from"./assets/parse-1.js"',
    'assets/parse-1.js': 'import{b}from"./core-1.js"',
  })
  await assert.rejects(listShell(folder), /imports code of the page: assets\/core-1\.js/)
})
