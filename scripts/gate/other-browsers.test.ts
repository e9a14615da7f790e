import assert from 'node:assert/strict'
import { it } from 'node:test'
import { summary } from './counts.ts'
import { runOtherBrowsers } from './other-browsers.ts'

it('an engine that is not installed is named with its reason and fails nothing', async () => {
  const missing = { name: 'Gecko', isInstalled: () => false, packages: ['gecko', 'xvfb'], tests: 'none' }
  const outcome = await runOtherBrowsers([missing])
  assert.deepEqual({ passed: outcome.passed, failed: outcome.failed }, { passed: 0, failed: 0 })
  const others = { name: 'lint', seconds: 1, passed: 1, failed: 0, skipped: 0 }
  const { lines, ok } = summary([others, { name: 'other browsers', seconds: 0, ...outcome }])
  assert.equal(ok, true)
  assert.match(
    lines[1] ?? '',
    /^n\/a {2}other browsers +not available here, because Gecko is not installed \(on Debian: .* gecko xvfb\)$/,
  )
})
