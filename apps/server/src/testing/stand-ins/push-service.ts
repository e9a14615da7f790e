import {
  createHmac,
  createPublicKey,
  createDecipheriv,
  createECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { atEnd } from '../at-end.ts'

/** What a device was shown. */
interface Received {
  readonly device: string
  readonly topic: string | undefined
  readonly ttl: number
  readonly urgency: string | undefined
  readonly payload: { id: string; type: string; title: string; body: string; link: string }
}

export interface PushServiceDevice {
  readonly name: string
  /** What the browser would hand to the page. */
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
}

export interface PushService {
  readonly url: string
  /** Every message that was accepted, decrypted, in the order of arrival. */
  readonly received: Received[]
  /** What was wrong with a message, by the rules of the protocol. */
  readonly faults: string[]
  /** Requests of any kind. */
  requests: number
  /** The status that is answered from now on; undefined accepts. */
  answer: number | undefined
  headers: Record<string, string>
  device(): PushServiceDevice
}

/**
 * A push service on this machine, and the browsers that subscribe to it. It checks what RFC 8030 and 8292 ask of a sender and
 * decrypts as RFC 8291 and 8188 say, with nothing of the library that encrypts.
 */
export async function startPushService(vapidKey: () => Promise<string>): Promise<PushService> {
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    service.requests += 1
    const body = await buffer(request)
    const name = (request.url ?? '').slice('/push/'.length)
    const device = devices.get(name)
    if (service.answer !== undefined) {
      response.writeHead(service.answer, service.headers).end()
      return
    }
    if (device === undefined) {
      response.writeHead(404).end()
      return
    }
    const { headers } = request
    const token = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '')
    const fault =
      request.method !== 'POST'
        ? 'not a POST'
        : headers['content-encoding'] !== 'aes128gcm'
          ? `encoded as ${headers['content-encoding']}`
          : !/^\d+$/.test(String(headers['ttl']))
            ? 'no TTL'
            : token?.[2] !== (await vapidKey())
              ? 'signed with another key'
              : tokenFault(token[1] ?? '', token[2] ?? '', service.url)
    if (fault !== undefined) {
      service.faults.push(fault)
      response.writeHead(403).end()
      return
    }
    const topic = headers['topic']
    service.received.push({
      device: name,
      topic: typeof topic === 'string' ? topic : undefined,
      ttl: Number(headers['ttl']),
      urgency: headers['urgency'] as string | undefined,
      payload: JSON.parse(decrypt(body, device.ecdh, device.auth)) as Received['payload'],
    })
    response.writeHead(201, { location: `${service.url}/message` }).end()
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      service.faults.push(String(error))
      response.writeHead(400).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  atEnd(() => {
    server.close()
    server.closeAllConnections()
  })

  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    faults: [],
    requests: 0,
    answer: undefined,
    headers: {},
    device() {
      const name = randomBytes(12).toString('hex')
      const ecdh = createECDH('prime256v1')
      const auth = randomBytes(16)
      const p256dh = ecdh.generateKeys('base64url')
      devices.set(name, { ecdh, auth })
      const keys = { p256dh, auth: auth.toString('base64url') }
      return { name, subscription: { endpoint: `${service.url}/push/${name}`, keys } }
    },
  }
  return service
}

/** RFC 8292: a JWT by ES256 for this very push service, not expired and not for longer than a day. */
function tokenFault(token: string, key: string, origin: string): string | undefined {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return 'the key is no point'
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) return 'the signature is wrong'
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const now = Date.now() / 1000
  if (aud !== origin) return `meant for ${String(aud)}`
  if (typeof exp !== 'number' || exp <= now || exp > now + 86_400) return 'expired, or good for too long'
  return /^(?:mailto:|https:)/.test(String(sub)) ? undefined : 'nobody to write to'
}

/** RFC 8188 with the keys of RFC 8291. Our messages fit into one record. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const secret = ecdh.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const shared = createHmac('sha256', createHmac('sha256', auth).update(secret).digest())
    .update(info)
    .update(Buffer.from([1]))
    .digest()
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // A delimiter of 2 ends the last record; zeros may follow it.
  const end = plain.lastIndexOf(2)
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the record has no end')
  return plain.subarray(0, end).toString()
}
