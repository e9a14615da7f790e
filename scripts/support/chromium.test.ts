import assert from 'node:assert/strict'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { findChromium, findShell } from './chromium.ts'
import { tempFolder } from './temp-folder.ts'

describe('the search for a browser', () => {
  it('takes what CHROMIUM_PATH names and nothing else, if that is set', async (t) => {
    const folder = await tempFolder(t, { 'my-browser': '', chromium: '' })
    await chmod(join(folder, 'my-browser'), 0o755)
    await chmod(join(folder, 'chromium'), 0o755)
    const chosen = join(folder, 'my-browser')
    assert.equal(findChromium({ CHROMIUM_PATH: chosen, PATH: folder }), chosen)
    assert.equal(findChromium({ CHROMIUM_PATH: join(folder, 'missing'), PATH: folder }), undefined)
  })

  it('takes the first program of the path that is a Chromium and may be run', async (t) => {
    const folder = await tempFolder(t, { chromium: 'not to be run', 'google-chrome': '' })
    await chmod(join(folder, 'google-chrome'), 0o755)
    assert.equal(findChromium({ PATH: `relative:${folder}` }), join(folder, 'google-chrome'))
  })
  it('takes the one without windows only where no other was chosen', async (t) => {
    const folder = await tempFolder(t, { 'chromium-headless-shell': '' })
    const shell = join(folder, 'chromium-headless-shell')
    await chmod(shell, 0o755)
    assert.equal(findShell({ PATH: folder }), shell)
    assert.equal(findShell({ PATH: folder, CHROMIUM_PATH: '/my/browser' }), undefined)
    assert.equal(findShell({ PATH: '/nowhere' }), undefined)
  })
})
