import { rmSync } from 'node:fs'
import { cp, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox } from '../../scripts/support/other-browsers.ts'
import { keyActions, tapActions } from './actions.ts'
import { BidiConnection } from './bidi.ts'
import { type Browser, type Engine, height, logPolicyViolations, type Tab, width } from './driver.ts'
import { lineOf, startGroup } from './process-group.ts'

/** Keeps it off the network and away from questions of its own; the rest is set by being driven. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'media.gmp-manager.updateEnabled': false,
  // A person who says yes.
  'permissions.default.desktop-notification': 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  // As on a phone: they take no room.
  'ui.useOverlayScrollbars': 1,
}

/** The stock Firefox, driven over its own WebDriver BiDi port: no further program is needed. */
export const firefox: Engine = {
  name: 'Firefox',
  async open(profile) {
    used ??= useOnce()
    if ((await readdir(profile)).length === 0) await cp(await used, profile, { recursive: true })
    return start(profile)
  },
}

/** A profile that was used once: with a copy of it Firefox starts in half the time. */
let used: Promise<string> | undefined

async function useOnce(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'stillwater-firefox-'))
  process.once('exit', () => rmSync(profile, { recursive: true, force: true }))
  const lines = Object.entries(preferences).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  await (await start(profile)).close()
  return profile
}

async function start(profile: string): Promise<Browser> {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const program = startGroup(findFirefox() ?? 'firefox', args, { MOZ_CRASHREPORTER_DISABLE: '1' })
  program.stdout.resume()
  const address = await lineOf(program, program.stderr, /WebDriver BiDi listening on (ws:\S+)/)
  const bidi = await BidiConnection.open(`${address}/session`)
  await bidi.send('session.new', { capabilities: {} })
  const close = async () => {
    await bidi.send('browser.close')
    await program.ended
  }
  return { ...(await drive(bidi, profile)), close, kill: () => program.kill() }
}

/** What Firefox says of a file that a page was still getting from its worker when it was left: no address is named. */
const isOfPageLeft = (text: string | null) => text?.startsWith('Failed to load ‘’. A ServiceWorker') === true

async function drive(bidi: BidiConnection, profile: string): Promise<Omit<Browser, 'close' | 'kill'>> {
  const errors = errorsOf(profile)
  bidi.on('log.entryAdded', (entry) => {
    const { level, text } = entry as { level: string; text: string | null }
    if (level === 'error' && !isOfPageLeft(text)) errors.push(text ?? '')
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  await bidi.send('script.addPreloadScript', { functionDeclaration: logPolicyViolations })
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const newTab = async () => {
    const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' })
    return await tabOf(bidi, context)
  }
  // The tab of the start never has the focus.
  const tab = await newTab()
  for (const { context } of contexts) await bidi.send('browsingContext.close', { context })
  return { tab, newTab, consoleErrors: () => Promise.resolve([...errors]) }
}

/** Errors outlive a restart of the browser with the same profile. */
const errorsByProfile = new Map<string, string[]>()
function errorsOf(profile: string): string[] {
  const errors = errorsByProfile.get(profile) ?? []
  errorsByProfile.set(profile, errors)
  return errors
}

async function tabOf(bidi: BidiConnection, context: string): Promise<Tab> {
  await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
  const perform = async (actions: object[]) =>
    void (await bidi.send('input.performActions', { context, actions }))
  return {
    goto: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    async run(functionText) {
      const answer = await bidi.send<Evaluated>('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify({ value: await (${functionText})() })`,
        awaitPromise: true,
        target: { context },
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return (JSON.parse(answer.result.value) as { value: unknown }).value
    },
    tapAt: (x, y) => perform(tapActions(x, y)),
    type: (text) => perform(keyActions(text)),
    picture: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    show: async () => void (await bidi.send('browsingContext.activate', { context })),
  }
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }
