import { isEverything } from '../../apps/server/src/testing/tier.ts'
import { type OtherBrowser, otherBrowsers } from '../support/other-browsers.ts'
import { type StepResult, suite, unavailable } from './counts.ts'
import { runWithSecondTry } from './second-try.ts'
import { runFiles } from './unit-tests.ts'

/** Runs the same flows on the built app in every engine besides Chromium that is installed. */
export async function runOtherBrowsers(
  browsers: readonly OtherBrowser[] = otherBrowsers,
): Promise<StepResult> {
  const { installed = [], missing = [] } = Object.groupBy(browsers, ({ isInstalled }) =>
    isInstalled() ? 'installed' : 'missing',
  )
  const reason = missing.map(whyNot).join('; ')
  if (installed.length === 0) return unavailable(reason)
  const run = isEverything() ? runWithSecondTry : runOnce
  const { note, ...counts } = await run(installed.map(({ tests }) => tests))
  const notes = [note, reason && `partly not available here, because ${reason}`].filter(Boolean)
  return { ...suite(counts), ...(notes.length > 0 && { note: notes.join('; ') }) }
}

const runOnce = (files: string[]): Promise<StepResult> => runFiles(files)

const whyNot = ({ name, packages }: OtherBrowser) =>
  `${name} is not installed (on Debian: apt-get install --no-install-recommends ${packages.join(' ')})`
