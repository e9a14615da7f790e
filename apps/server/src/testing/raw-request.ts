import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

interface RawAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** A request written by hand, byte for byte: HTTP clients would correct what a test wants to send broken. Closes the connection. */
export async function rawRequest(
  port: number,
  firstLine: string,
  headers: string[] = [],
  body = '',
): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  socket.write([firstLine, 'host: stillwater.test', ...headers, 'connection: close', '', body].join('\r\n'))
  return parseAnswer(await text(socket))
}

function parseAnswer(answer: string): RawAnswer {
  const end = answer.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = answer.slice(0, end).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body: answer.slice(end + 4) }
}
