import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from '../at-end.ts'

type Answer = (response: ServerResponse, url: URL) => void

const json =
  (data: unknown): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data))

export const providerKey = 'key-of-the-test'
const id = 'de4e12af7f28f599-02'

const html =
  '<p data-vid="JHN 3:15" class="p"><span class="verse-span" data-verse-id="JHN.3.16" data-verse-org-ids="JHN.3.16">' +
  '<span data-number="16" data-sid="JHN 3:16" class="v">16</span><span class="wj">For God loved</span></span>' +
  '<script>alert(1)</script><img src=x onerror="alert(2)"><a href="javascript:alert(3)">the world</a></p>'

/** The good answers by path. */
const answers: Record<string, Answer> = {
  '/v1/bibles': json({
    data: [
      {
        id,
        abbreviation: 'TST',
        name: 'Test Version <script>alert(4)</script>',
        language: { id: 'eng', name: 'English' },
        type: 'text',
        audioBibles: [{ id: 'audio-1', name: 'Read aloud' }],
      },
      {
        id: 'second-01',
        name: 'King James Version',
        language: { id: 'deu', name: 'German' },
        copyright: 'Free',
      },
    ],
  }),
  [`/v1/bibles/${id}/books`]: json({
    data: [
      {
        id: 'JHN',
        name: 'John',
        chapters: [{ number: 'intro' }, { number: '1' }, { number: '2' }, { number: '3' }],
      },
      { id: 'TOB', name: 'Tobit', chapters: [{ number: '1' }] },
    ],
  }),
  [`/v1/bibles/${id}/chapters/JHN.3/verses`]: json({ data: [{ id: 'JHN.3.15' }, { id: 'JHN.3.16' }] }),
  [`/v1/bibles/${id}/chapters/JHN.3`]: json({
    data: { content: '     [15] that all  [16] For God loved\n', reference: 'John 3', copyright: 'Theirs' },
  }),
  [`/v1/bibles/${id}/passages/JHN.3.16-JHN.3.16`]: (response, url) => {
    const content = url.searchParams.get('content-type') === 'text' ? '  For God loved ' : html
    json({ data: { content, reference: 'John 3:16', copyright: 'Theirs <b>all</b>' } })(response, url)
  },
  [`/v1/bibles/${id}/passages/JHN.1.1-JHN.2.25`]: json({
    data: { content: ' Two chapters ', reference: 'John 1-2' },
  }),
  [`/v1/bibles/${id}/search`]: json({
    data: {
      total: 41,
      verses: [{ id: 'JHN.3.16', reference: 'Juan 3:16', text: 'For God <script>alert(5)</script>loved' }],
    },
  }),
  '/v1/audio-bibles/audio-1/chapters/JHN.3': json({
    data: { resourceUrl: 'https://audio.example.org/JHN.3.mp3?signed', expiresAt: 1 },
  }),
}

/** What a provider can do wrong. */
export const faults = {
  error: (response) => response.writeHead(500).end('{"message":"down"}'),
  hang: () => undefined,
  stall: (response) => response.writeHead(200).write('{"data":['),
  garbage: (response) => response.writeHead(200).end('<html>not json'),
  wrongShape: json({ data: { bibles: 'none' } }),
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(1_000_000, 32)
    let left = 50
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(chunk)) return response.once('drain', more)
      }
      return response.end()
    }
    more()
  },
  redirect: (response) => response.writeHead(302, { location: '/v1/bibles?again' }).end(),
} satisfies Record<string, Answer>

export interface BibleProviderServer {
  readonly base: string
  readonly id: string
  /** The addresses that were asked for. */
  readonly asked: string[]
  /** How it answers from now on; undefined is as it should be. */
  fault: keyof typeof faults | undefined
}

/** A server on this machine that speaks API.Bible's protocol. */
export async function startBibleProvider(): Promise<BibleProviderServer> {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    provider.asked.push(url.pathname + url.search)
    const fault: Answer | undefined = provider.fault && faults[provider.fault]
    if (fault !== undefined) return fault(response, url)
    if (request.headers['api-key'] !== providerKey) return response.writeHead(401).end('{}')
    const found = answers[url.pathname]
    return found === undefined ? response.writeHead(404).end('{"statusCode":404}') : found(response, url)
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  atEnd(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const provider: BibleProviderServer = {
    base: `http://127.0.0.1:${port}/v1`,
    id,
    asked: [],
    fault: undefined,
  }
  return provider
}
