import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the network between browser and server does to an answer. */
export type Weather =
  | 'clear'
  | 'cut'
  | 'lost answer'
  | 'half body'
  | 'bad gateway'
  | 'captive page'
  | 'redirect'

interface Proxy {
  readonly url: string
  /** For calls of the API; pages and files always pass. */
  weather: Weather
  /** Rewrites a file on its way, by its path. */
  readonly rewrites: Map<string, (text: string) => string>
  /** Holds a file up where these words begin, by its path. */
  readonly halts: Map<string, { readonly before: string; readonly until: Promise<void> }>
  /** Answers 404 for these, as after a deploy that removed them. */
  readonly gone: Set<string>
  stop(): Promise<void>
}

/** A network of the test's own, in front of a real server. */
export async function startProxy(target: string): Promise<Proxy> {
  const proxy = {
    weather: 'clear' as Weather,
    rewrites: new Map(),
    halts: new Map(),
    gone: new Set<string>(),
  } as Proxy
  const server = createServer((incoming, answer) => forward(proxy, target, incoming, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(proxy, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

function forward(proxy: Proxy, target: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const path = incoming.url ?? '/'
  const weather = path.startsWith('/api') || path === '/livez' ? proxy.weather : 'clear'
  const say = (status: number, headers: Record<string, string>, body: string) =>
    answer.writeHead(status, headers).end(body)
  if (proxy.gone.has(path)) return void say(404, { 'content-type': 'text/plain' }, 'Gone')
  if (weather === 'cut') return void incoming.socket.destroy()
  if (weather === 'bad gateway') return void say(502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>')
  if (weather === 'captive page') {
    return void say(200, { 'content-type': 'text/html' }, '<h1>Welcome to the guest network</h1>')
  }
  if (weather === 'redirect') return void say(302, { location: '/captive.html' }, '')

  const rewrite = proxy.rewrites.get(path)
  const halt = proxy.halts.get(path)
  const headers = { ...incoming.headers, ...((rewrite ?? halt) && { 'accept-encoding': 'identity' }) }
  const onward = request(target + path, { method: incoming.method ?? 'GET', headers }, (reply) => {
    const chunks: Buffer[] = []
    reply.on('data', (chunk: Buffer) => chunks.push(chunk))
    reply.on('end', () => {
      const whole = Buffer.concat(chunks)
      if (weather === 'lost answer') return incoming.socket.destroy()
      if (weather === 'half body') {
        answer.writeHead(reply.statusCode ?? 200, reply.headers)
        return answer.write(whole.subarray(0, whole.length / 2), () => incoming.socket.destroy())
      }
      const body = rewrite === undefined ? whole : Buffer.from(rewrite(whole.toString()))
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = reply.headers
      answer.writeHead(reply.statusCode ?? 200, { ...rest, 'content-length': body.length })
      if (halt === undefined) return answer.end(body)
      const place = body.indexOf(halt.before)
      answer.write(body.subarray(0, place))
      return void halt.until.then(() => answer.end(body.subarray(place)))
    })
  })
  onward.on('error', () => incoming.socket.destroy())
  incoming.pipe(onward)
}
