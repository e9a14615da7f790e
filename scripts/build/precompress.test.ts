import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { tempFolder } from '../support/temp-folder.ts'
import { precompress } from './precompress.ts'

it('puts a brotli and a gzip form beside text and leaves the rest alone', async (t) => {
  const script = 'export const quiet = 1\n'.repeat(200)
  const folder = await tempFolder(t, {
    'index.html': '<!doctype html>',
    'assets/app.js': script,
    'assets/font.woff2': 'binary',
    '.vite/manifest.json': '{}',
  })
  await precompress(folder)
  assert.equal(brotliDecompressSync(await readFile(join(folder, 'assets/app.js.br'))).toString(), script)
  assert.equal(gunzipSync(await readFile(join(folder, 'assets/app.js.gz'))).toString(), script)
  assert.equal(existsSync(join(folder, 'index.html.br')), true)
  assert.equal(existsSync(join(folder, 'assets/font.woff2.br')), false)
  assert.equal(existsSync(join(folder, '.vite/manifest.json.gz')), false)
})
