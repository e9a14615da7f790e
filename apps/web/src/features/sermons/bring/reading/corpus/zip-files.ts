/** ZIP files for tests, hostile ones included. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipFile {
  readonly name: string
  readonly data: string | Uint8Array
  readonly isEncrypted?: boolean
  /** What the ZIP claims, where it lies. */
  readonly claimedSize?: number
}

/** Packed as every program does it. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const lines: Buffer[] = []
  let offset = 0
  for (const { name, data, isEncrypted = false, claimedSize } of files) {
    const bytes = Buffer.from(data)
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimedSize ?? bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const header = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, path, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    lines.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, path]))
    parts.push(header)
    offset += header.length
  }
  const directory = Buffer.concat(lines)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, directory, end]))
}
