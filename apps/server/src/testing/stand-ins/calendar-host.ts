import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from '../at-end.ts'

interface CalendarHost {
  /** An address on it; what is answered there is set by `answers`. */
  address(name: string): string
  /** What is asked for, in order. */
  readonly asked: { readonly name: string; readonly headers: IncomingHttpHeaders }[]
  /** By name: a calendar, or whatever else a host may do. */
  readonly answers: Map<string, string | ((answer: ServerResponse, headers: IncomingHttpHeaders) => void)>
}

/** A host of calendars on this machine. */
export async function startCalendarHost(): Promise<CalendarHost> {
  const host: CalendarHost = {
    asked: [],
    answers: new Map(),
    address: (name) => `http://127.0.0.1:${port}/${name}`,
  }
  const server = createServer(({ url = '', headers }, answer) => {
    const name = url.slice(1)
    host.asked.push({ name, headers })
    const given = host.answers.get(name)
    if (given === undefined) answer.writeHead(404).end('Not found')
    else if (typeof given === 'string') answer.writeHead(200, { 'content-type': 'text/calendar' }).end(given)
    else given(answer, headers)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  atEnd(() => {
    server.close()
    server.closeAllConnections()
  })
  return host
}
