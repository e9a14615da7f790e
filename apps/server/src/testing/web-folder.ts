import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { atEnd } from './at-end.ts'

export const inlineScript = "document.documentElement.dataset.theme = 'dark'"

const page = `<!doctype html><html><head><meta name="csp-nonce" content="%NONCE%" /><title>Small</title>
<script>${inlineScript}</script><script type="module" src="/assets/main-abc.js"></script></head><body><div id="root"></div>${'<!-- still waters -->'.repeat(60)}</body></html>`

/** A build in miniature: the shared chunk is imported by every screen; the shell and the dashboard are one. */
const manifest = {
  'index.html': { file: 'assets/main-abc.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-abc.js' },
  '_card.js': { file: 'assets/card-abc.js', imports: ['_shared.js'] },
  '_home-abc.js': { file: 'assets/home-abc.js', name: 'home', imports: ['_card.js', '_shared.js'] },
  'src/features/auth/auth-page.tsx': { file: 'assets/auth-abc.js', imports: ['_shared.js'] },
  'src/features/devotionals/devotionals-page.tsx': { file: 'assets/devotionals-abc.js' },
  'src/app/sermon-screen.tsx': { file: 'assets/sermon-abc.js', imports: ['_shared.js'] },
  'src/features/people/person-page.tsx': { file: 'assets/person-abc.js', imports: ['_shared.js'] },
  'src/features/sermons/pulpit/pulpit-page.tsx': { file: 'assets/pulpit-abc.js', imports: ['_shared.js'] },
  'src/features/sermons/sermons-page.tsx': { file: 'assets/sermons-abc.js', imports: ['_card.js'] },
  'src/features/prayers/prayers-page.tsx': { file: 'assets/prayers-abc.js', imports: ['_shared.js'] },
}

export const script = `export const words = ${JSON.stringify('still waters '.repeat(300))}`

const files: Record<string, string | Buffer> = {
  'index.html': page,
  '.vite/manifest.json': JSON.stringify(manifest),
  '.vite/sign-in.html': page.replace('<div id="root">', '<div id="root" inert>Welcome back'),
  '.env': 'SECRET=hidden',
  'assets/.hidden.js': 'hidden',
  'assets/main-abc.js': script,
  'assets/main-abc.js.br': brotliCompressSync(script),
  'assets/main-abc.js.gz': gzipSync(script),
  'assets/style-abc.css': 'body{}',
  'service-worker.js': 'self.skipWaiting()',
  'icon.svg': '<svg/>',
  'manifest.webmanifest': '{}',
}

/** A small built web app in a folder of its own; `below` makes it lie deeper. Removed at the end. */
export function webFolder(below = ''): string {
  const top = mkdtempSync(join(tmpdir(), 'stillwater-web-'))
  atEnd(() => rmSync(top, { recursive: true, force: true }))
  writeFileSync(join(top, 'outside.txt'), 'outside')
  const folder = join(top, below, 'dist')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
