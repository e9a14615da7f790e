import { open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** In the order in which we like them; what each is called in headers is its name. */
const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

/** A public file, compressed at build time. */
export class PublicFile {
  readonly type: string
  /** Stands for the content. */
  readonly hash: string
  /** Its path on disk. */
  readonly path: (encoding: Encoding) => string

  constructor(type: string, hash: string, path: (encoding: Encoding) => string) {
    this.type = type
    this.hash = hash
    this.path = path
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
  { type, path }: PublicFile,
  encoding: Encoding,
): Promise<FastifyReply> {
  const file = await open(path(encoding))
  const { size } = await file.stat()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  // Read as fast as the caller takes it: thousands of slow callers do not hold thousands of copies.
  return reply.type(type).header('content-length', size).send(file.createReadStream())
}
