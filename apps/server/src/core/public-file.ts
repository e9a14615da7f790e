import type { FastifyReply, FastifyRequest } from 'fastify'

/** In the order in which we like them; what each is called in headers is its name. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** A file that holds nothing private and lies ready compressed. */
export class PublicFile {
  readonly type: string
  /** Stands for the content. */
  readonly hash: string
  readonly read: (encoding: Encoding) => Promise<Uint8Array>

  constructor(type: string, hash: string, read: (encoding: Encoding) => Promise<Uint8Array>) {
    this.type = type
    this.hash = hash
    this.read = read
  }
}

/** The smallest form that the caller understands. */
export function encodingFor(request: FastifyRequest): Encoding {
  const header = request.headers['accept-encoding']
  if (header === undefined) return 'identity'
  const accepted = header
    .split(',')
    .map((each) =>
      each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name)
  return encodings.find((each) => accepted.includes(each)) ?? 'identity'
}

export async function sendFile(
  reply: FastifyReply,
  { type, read }: PublicFile,
  encoding: Encoding,
): Promise<FastifyReply> {
  const bytes = await read(encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(bytes)
}
