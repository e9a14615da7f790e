import { defineConfig } from '@playwright/test'
import { isEverything } from './apps/server/src/testing/tier.ts'
import { canSandbox, chromiumArgs, findChromium, findShell } from './scripts/support/chromium.ts'

const executablePath = findChromium()
if (executablePath === undefined) {
  throw new Error('Chromium was not found: install it, or set CHROMIUM_PATH to its program.')
}

const launch = (program: string) => ({
  executablePath: program,
  args: chromiumArgs,
  chromiumSandbox: canSandbox,
})
/** What shows notifications, or takes a click outside of an open list as a whole browser does. */
const needsWindows = /@windows|popups\.spec/

/** Each worker starts a server of its own (e2e/support/fixtures.ts), so none is started here. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // In `npm run test:all` one stray failure among hundreds of tests is named and does not fail the run; more do (docs/decisions/0061-second-tries.md).
  retries: isEverything() ? 1 : 0,
  // One more than there are cores on a small machine: pages wait for timers and for each other.
  workers: 3,
  // The gate reads its figures from the report.
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  // Generous, for busy machines: nothing here is measured by time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    // Calls that pass through a worker cannot be held up or answered by a test. Where it is the matter, it is allowed.
    serviceWorkers: 'block',
    locale: 'en-US',
    // Nothing has to be waited for until it stands still. The tests in the other browsers are with motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'screens',
      grepInvert: needsWindows,
      use: { launchOptions: launch(findShell() ?? executablePath) },
    },
    { name: 'notices', grep: needsWindows, use: { launchOptions: launch(executablePath) } },
  ],
})
