import { type OtherBrowser, otherBrowsers } from '../other-browsers.ts'
import { type Counts, suite } from './counts.ts'
import { runFiles } from './unit-tests.ts'

/** Runs the same flows on the built app in every engine besides Chromium that is installed. */
export async function runOtherBrowsers(
  browsers: readonly OtherBrowser[] = otherBrowsers,
): Promise<Counts & { note?: string; unavailable?: string }> {
  const { installed = [], missing = [] } = Object.groupBy(browsers, ({ isInstalled }) =>
    isInstalled() ? 'installed' : 'missing',
  )
  const reason = missing.map(whyNot).join('; ')
  if (installed.length === 0) return { passed: 0, failed: 0, skipped: 0, unavailable: reason }
  const counts = suite(await runFiles(installed.map(({ tests }) => tests)))
  return reason === '' ? counts : { ...counts, note: reason }
}

function whyNot({ name, packages }: OtherBrowser): string {
  return (
    `${name} not run here, because it is not installed (on Debian: sudo apt-get install ` +
    `--no-install-recommends ${packages.join(' ')})`
  )
}
