import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from './public-file.ts'

/** Compressing shorter responses saves next to nothing. */
const worthwhile = 1024
/** Up to this length packing is done at once: to have it done by another thread costs more than it spares. */
const quick = 16_384

type Done = (error: Error | null, packed: Uint8Array) => void

// An answer is packed anew each time, so little time is taken for it.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const packers = {
  br: {
    atOnce: (body: Buffer) => brotliCompressSync(body, quality),
    apart: (body: Buffer, done: Done) => brotliCompress(body, quality, done),
  },
  gzip: {
    atOnce: (body: Buffer) => gzipSync(body),
    apart: (body: Buffer, done: Done) => gzip(body, done),
  },
}

/** What a handler sends to programs that don't unpack what they asked for. */
const isAsItIs = /\bno-transform\b/

/** Compresses long responses for clients that accept it. Files are compressed at build time, and come as streams or with an encoding set. */
export function compression(app: FastifyInstance): void {
  app.addHook<string | Buffer | object | null>('onSend', (request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    const isLong = isWhole && payload.length >= worthwhile
    const isOpen =
      !reply.hasHeader('content-encoding') && !isAsItIs.test(String(reply.getHeader('cache-control')))
    const encoding = isLong && isOpen ? encodingFor(request) : 'identity'
    if (!isLong || encoding === 'identity') {
      done(null, payload)
      return
    }
    reply.header('content-encoding', encoding).header('vary', 'accept-encoding')
    const body = Buffer.from(payload)
    const { atOnce, apart } = packers[encoding]
    if (body.length <= quick) done(null, atOnce(body))
    else apart(body, done)
  })
}
