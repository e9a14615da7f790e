/** A ZIP of a few small files that are not compressed: what an office document is wrapped in. Works in browsers and on the server. */
export function storedZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path)
    const data = encoder.encode(text)
    const facts = [utf8, stored, 0, firstDay, crcOf(data), data.length, data.length, name.length, 0] as const
    const header = pack([0x04_03_4b_50, 4], [version, 2], ...sized(facts))
    parts.push(header, name, data)
    directory.push(
      pack(
        [0x02_01_4b_50, 4],
        [version, 2],
        [version, 2],
        ...sized(facts),
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ),
      name,
    )
    offset += header.length + name.length + data.length
  }
  const count = Object.keys(files).length
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = pack([0x06_05_4b_50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2])
  return joined([...parts, ...directory, end])
}

const version = 20
const utf8 = 0x08_00
const stored = 0
/** January 1, 1980: the format has no "unknown". */
const firstDay = 0x00_21

/** Flags, method, time, date, checksum, both sizes, the lengths of the name and of what is beyond. */
const sizes = [2, 2, 2, 2, 4, 4, 4, 2, 2] as const
const sized = (values: readonly number[]) =>
  values.map((value, index): [number, number] => [value, sizes[index] ?? 2])

/** Numbers as bytes, the lowest first. */
function pack(...fields: readonly (readonly [value: number, bytes: number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 255),
    ),
  )
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

function crcOf(data: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of data) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
