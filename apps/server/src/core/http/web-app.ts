import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../settings/env.ts'
import { type ForeignHosts, pagePolicy } from './headers.ts'
import { readCookie } from '../sessions/sessions.ts'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: string[]
  readonly css?: string[]
}
type Manifest = Record<string, Chunk>

const oneYear = 31_536_000

/** Serves the built web app: files as they are, and the page for every address that a screen may own. */
export async function pages(
  app: FastifyInstance,
  webDir: string,
  foreign: readonly ForeignHosts[] = [],
  told: Told = { registration: 'open', mail: 'off', passkeys: 'local' },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.vite/**'],
    setHeaders: (reply, path) => {
      const hashed = relative(webDir, path).startsWith(`assets${sep}`)
      reply.header('cache-control', hashed ? `public, max-age=${oneYear}, immutable` : 'no-cache')
    },
  })
  const render = pageRenderer(webDir, foreign, told)
  app.get('/*', (request, reply) => (isPageRequest(request) ? render(request, reply) : reply.callNotFound()))
}

/** A missing file is missing. The address of a screen has no file extension, no hidden part and no slash in disguise. */
const noScreen = [/^\/(api|assets)(\/|$)/, /\.[a-z0-9]+\/*$/i, /\/\./, /\/\//, /\\|%(00|2e|2f|5c)/i]

function isPageRequest(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '/'
  return !noScreen.some((pattern) => pattern.test(path))
}

/** What the page's meta tags tell the sign-in screen: who can register, whether reset links can be sent, and where passkeys work. */
interface Told {
  readonly registration: Env['registration']
  readonly mail: 'on' | 'off'
  /** Without PUBLIC_URL they work on this machine only. */
  readonly passkeys: 'on' | 'local'
}

function pageRenderer(webDir: string, foreign: readonly ForeignHosts[], told: Told) {
  const tell = (html: string) =>
    html.replaceAll(
      /<meta name="(registration|mail|passkeys)" content="\w+"/g,
      (_, name: keyof Told) => `<meta name="${name}" content="${told[name]}"`,
    )
  const html = tell(readFileSync(join(webDir, 'index.html'), 'utf8'))
  const manifest = JSON.parse(readIfThere(join(webDir, '.vite', 'manifest.json')) ?? '{}') as Manifest
  const inlineHashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  )
  const rendered = new Map<string, string>()

  const withPreloads = (html: string, screen: string) =>
    html.replace('</head>', `${preloads(manifest, screen)}</head>`)
  const page = (screen: string) => {
    const text = rendered.get(screen) ?? withPreloads(html, screen)
    rendered.set(screen, text)
    return text
  }
  // Style and type come first: the screen is there without the code, which then takes it over.
  // It is drawn with the way to register, so it is of use only where everyone may.
  const drawn = told.registration === 'open' ? readIfThere(join(webDir, '.vite', 'sign-in.html')) : undefined
  const signIn = withPreloads(drawn === undefined ? html : tell(drawn), pageOf('auth')).replaceAll(
    /<(link rel="modulepreload"|script type="module")/g,
    '$& fetchpriority="low"',
  )

  return (request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = readCookie(request, 'session') !== undefined
    const text = !signedIn && asksToSignIn(request) ? signIn : page(screenOf(manifest, request.url, signedIn))
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', pagePolicy(nonce, inlineHashes, foreign))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(text.replaceAll('%NONCE%', nonce))
  }
}

/** Paths whose screen is prerendered into the page. */
const asksToSignIn = ({ url }: FastifyRequest) => /^\/(auth|login)(\?|$)/.test(url)

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** The module of a feature's screen, where the feature is called like its address. */
const pageOf = (name: string) => `src/features/${name}/${name}-page.tsx`

/** The screens of one record, which are not that of the list. */
const sermonScreen = 'src/app/sermon-screen.tsx'
const personScreen = 'src/features/people/person-page.tsx'
const pulpitScreen = 'src/features/sermons/pulpit/pulpit-page.tsx'

/** The module that the address will show. */
function screenOf(manifest: Manifest, url: string, signedIn: boolean): string {
  if (!signedIn) return pageOf('auth')
  if (/^\/sermons\/[^/?]+\/preach/.test(url)) return pulpitScreen
  if (/^\/sermons\/import(\?|$)/.test(url)) return pageOf('sermons')
  if (/^\/sermons\/[^/?]+/.test(url)) return sermonScreen
  if (/^\/people\/[^/?]+/.test(url)) return personScreen
  // A screen's file is named after the end of its address, whatever feature it belongs to.
  const name = /^\/(?:plan\/)?([a-z-]+)/.exec(url)?.[1] ?? 'dashboard'
  const found = Object.keys(manifest).find((key) => key.endsWith(`/${name}-page.tsx`))
  return found ?? pageOf('dashboard')
}

/** The shell and the dashboard are one file, which the build lists under its own name. */
const homeOf = (manifest: Manifest) => Object.keys(manifest).find((key) => manifest[key]?.name === 'home')

/** Names the screen's chunks in the page, so that the browser fetches them at once rather than one after another. */
function preloads(manifest: Manifest, screen: string): string {
  const home = screen === pageOf('auth') ? undefined : homeOf(manifest)
  const keys = new Set<string>()
  const visit = (key: string) => {
    if (keys.has(key) || !(key in manifest)) return
    keys.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  for (const key of [screen, ...(home === undefined ? [] : [home])]) visit(key)
  return [...keys]
    .flatMap((key) => manifest[key]?.file ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}
