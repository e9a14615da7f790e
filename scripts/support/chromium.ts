import { join } from 'node:path'
import { isProgram, pathFolders } from './programs.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/** The browser for the tests: CHROMIUM_PATH, or the first Chromium or Chrome of the system. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env['CHROMIUM_PATH']
  if (chosen) return isProgram(chosen) ? chosen : undefined
  const candidates = names.flatMap((name) => pathFolders(env).map((folder) => join(folder, name)))
  return [...candidates, ...macPlaces].find(isProgram)
}

/** The same browser without the parts for windows: twice as fast, but it cannot show notifications. */
export function findShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['CHROMIUM_PATH']) return undefined
  return pathFolders(env)
    .map((folder) => join(folder, shellPackage))
    .find(isProgram)
}

/** Debian's name for it, and its program's. */
export const shellPackage = 'chromium-headless-shell'

/** Keeps the browser off the network and off a graphics card that a test machine does not have. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Chromium refuses its sandbox to root, which is what a container mostly runs as. */
export const canSandbox = process.getuid?.() !== 0
