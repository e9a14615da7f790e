import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/support/free-port.ts'
import { systemPython } from '../../scripts/support/other-browsers.ts'
import { keyActions, tapActions } from './actions.ts'
import { type Browser, type Engine, logPolicyViolations, type Tab } from './driver.ts'
import { lineOf, startGroup } from './process-group.ts'
import { until } from './until.ts'

const program = fileURLToPath(new URL('./webkit-browser.py', import.meta.url))

/** No graphics card, no desktop session, and no sandbox: root has none, and it shows our own pages only. */
const surroundings = {
  GDK_BACKEND: 'x11',
  GIO_USE_VFS: 'local',
  GSETTINGS_BACKEND: 'memory',
  LANG: 'en_US.UTF-8',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
}

/** WebKitGTK, the engine of Safari, in a window of our own on a screen that nobody sees, driven over WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  async open(profile) {
    const screen = startGroup('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
    screen.stderr.resume()
    const display = `:${await lineOf(screen, screen.stdout, /^(\d+)\n/)}`
    const port = await freePort()
    const driver = startGroup('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      ...surroundings,
      DISPLAY: display,
      XDG_RUNTIME_DIR: profile,
    })
    driver.stdout.resume()
    driver.stderr.resume()
    const call = callerOf(`http://127.0.0.1:${port}`)
    await until('the driver of WebKit is ready', () =>
      call('GET', '/status').then(
        () => true,
        () => false,
      ),
    )
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          timeouts: { pageLoad: 60_000, script: 30_000 },
          'webkitgtk:browserOptions': { binary: systemPython, args: [program, profile, logPolicyViolations] },
        },
      },
    })
    const session: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
    const kill = async () => {
      await driver.kill()
      await screen.kill()
    }
    const close = async () => {
      await session('DELETE', '')
      await kill()
    }
    return { ...(await drive(session, profile)), close, kill }
  },
}

type Call = <Value>(method: string, path: string, body?: object) => Promise<Value>

function callerOf(origin: string): Call {
  return async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown }
    if (answer.ok) return value as Value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${error}: ${message}`)
  }
}

async function drive(session: Call, profile: string): Promise<Omit<Browser, 'close' | 'kill'>> {
  const first = await session<string>('GET', '/window')
  return {
    tab: tabOf(session, first),
    newTab: async () =>
      tabOf(session, (await session<{ handle: string }>('POST', '/window/new', { type: 'tab' })).handle),
    consoleErrors: async () => {
      const log = await readFile(join(profile, 'console.log'), 'utf8')
      return log.split('\n').filter((line) => /\bCONSOLE ([A-Z]+ )?ERROR\b/.test(line))
    },
  }
}

function tabOf(session: Call, handle: string): Tab {
  const call: Call = async (method, path, body) => {
    await session('POST', '/window', { handle })
    return await session(method, path, body)
  }
  const perform = async (actions: object[]) => void (await call('POST', '/actions', { actions }))
  return {
    goto: async (url) => void (await call('POST', '/url', { url })),
    back: async () => void (await call('POST', '/back', {})),
    reload: async () => void (await call('POST', '/refresh', {})),
    async run(functionText) {
      const script = `const answer = arguments[0]
        Promise.resolve().then(${functionText}).then(
          (value) => answer(JSON.stringify({ value })),
          (error) => answer(JSON.stringify({ error: String(error) })),
        )`
      const text = await call<string>('POST', '/execute/async', { script, args: [] })
      const { value, error } = JSON.parse(text) as { value?: unknown; error?: string }
      if (error !== undefined) throw new Error(error)
      return value
    },
    tapAt: (x, y) => perform(tapActions(x, y)),
    type: (text) => perform(keyActions(text)),
    picture: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    show: async () => void (await session('POST', '/window', { handle })),
  }
}
