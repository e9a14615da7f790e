import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isInPath, isProgram, pathFolders } from './programs.ts'

/** Debian's own: the bindings of WebKitGTK are packages for it, not for a Python that somebody built. */
export const systemPython = '/usr/bin/python3'

export interface OtherBrowser {
  readonly name: string
  readonly isInstalled: () => boolean
  /** The packages of Debian that hold all that its tests need. */
  readonly packages: readonly string[]
  readonly tests: string
}

/** The engines besides Chromium. The tests do without one that cannot be had, and say so. */
export const otherBrowsers: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    isInstalled: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
    tests: 'e2e/other-browsers/firefox.test.ts',
  },
  {
    name: 'WebKit',
    isInstalled: hasWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1'],
    tests: 'e2e/other-browsers/webkit.test.ts',
  },
]

export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return ['firefox-esr', 'firefox']
    .flatMap((name) => pathFolders(env).map((folder) => join(folder, name)))
    .find(isProgram)
}

/** Its driver, a screen without a monitor, and its bindings for Python. */
function hasWebKit(): boolean {
  if (!isInPath('WebKitWebDriver') || !isInPath('Xvfb') || !isProgram(systemPython)) return false
  const load = `import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2`
  return spawnSync(systemPython, ['-c', load]).status === 0
}
