import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What an authenticator or a browser may get wrong, or a forger may try. */
interface Behavior {
  readonly origin?: string
  /** Whether it asked for a fingerprint, face or screen lock. */
  readonly isVerified?: boolean
  /** What it says how often it was used. */
  readonly counter?: number
  readonly challenge?: string
}

interface Options {
  readonly challenge: string
  readonly user?: { readonly id: string }
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 }

/** An authenticator with one passkey, in software: ES256, without attestation. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #origin: string
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  #userHandle: string | undefined

  constructor(origin = 'http://stillwater.test') {
    this.#origin = origin
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** What navigator.credentials.create() would answer. */
  create({ challenge, user }: Options, behavior: Behavior = {}) {
    this.#userHandle = user?.id
    const authData = Buffer.concat([
      this.#authenticatorData(flags.hasKey, behavior),
      Buffer.alloc(16),
      uint16(this.id.length),
      this.id,
      this.#coseKey(),
    ])
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge, behavior).toString('base64url'),
      attestationObject: map([
        ['fmt', text('none')],
        ['attStmt', map([])],
        ['authData', bytes(authData)],
      ]).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What navigator.credentials.get() would answer. */
  get({ challenge }: Options, behavior: Behavior = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, behavior)
    const authenticatorData = this.#authenticatorData(0, behavior)
    const signed = Buffer.concat([authenticatorData, sha256(clientData)])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      ...(this.#userHandle !== undefined && { userHandle: this.#userHandle }),
    })
  }

  #credential<R extends object>(response: R) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response }
  }

  #clientData(type: string, challenge: string, behavior: Behavior): Buffer {
    const origin = behavior.origin ?? this.#origin
    return Buffer.from(
      JSON.stringify({ type, challenge: behavior.challenge ?? challenge, origin, crossOrigin: false }),
    )
  }

  #authenticatorData(more: number, { isVerified = true, counter = 0 }: Behavior): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([
      sha256(Buffer.from(new URL(this.#origin).hostname)),
      Buffer.from([flags.present | (isVerified ? flags.verified : 0) | more]),
      count,
    ])
  }

  /** RFC 9052: the type of the key, its algorithm, its curve and the point. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return map([
      [1, int(2)],
      [3, int(-7)],
      [-1, int(1)],
      [-2, bytes(Buffer.from(x, 'base64url'))],
      [-3, bytes(Buffer.from(y, 'base64url'))],
    ])
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()

function uint16(value: number): Buffer {
  const written = Buffer.alloc(2)
  written.writeUInt16BE(value)
  return written
}

// As much of CBOR (RFC 8949) as the above needs.
function head(major: number, value: number): Buffer {
  const type = major << 5
  if (value < 24) return Buffer.from([type | value])
  if (value < 256) return Buffer.from([type | 24, value])
  return Buffer.concat([Buffer.from([type | 25]), uint16(value)])
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (entries: [key: string | number, value: Buffer][]) =>
  Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [typeof key === 'number' ? int(key) : text(key), value]),
  ])
