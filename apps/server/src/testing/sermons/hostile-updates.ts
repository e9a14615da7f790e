/** Yjs updates that no editor makes, written byte by byte. */

class Writer {
  readonly #bytes: number[] = []

  number(value: number): this {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push(128 | (rest & 127))
    this.#bytes.push(rest)
    return this
  }

  text(value: string): this {
    const bytes = Buffer.from(value)
    this.number(bytes.byteLength)
    this.#bytes.push(...bytes)
    return this
  }

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}

const textContent = 4
const hasRightOrigin = 64

/**
 * Each of many clients writes two letters at the same place, the first of them before the last letter of the client before: Yjs merges
 * them one after the other, each past all that are there. 3,000 clients take it seconds, 10,000 a minute.
 */
export function endlessUpdate(clients: number): Uint8Array {
  const update = new Writer().number(clients)
  for (let client = clients; client >= 1; client -= 1) {
    update.number(2).number(client).number(0)
    if (client === 1) update.number(textContent).number(1).text('body').text('x')
    else
      update
        .number(textContent | hasRightOrigin)
        .number(client - 1)
        .number(1)
        .text('x')
    update.number(textContent).number(1).text('body').text('x')
  }
  return update.number(0).bytes
}

/** Values within values, too deep for whoever reads them with functions that call themselves. */
export function deepUpdate(depth: number): Uint8Array {
  const anyContent = 8
  const array = 117
  const update = new Writer().number(1).number(1).number(1).number(0)
  update.number(anyContent).number(1).text('body').number(1)
  for (let level = 0; level < depth; level += 1) update.number(array).number(1)
  return update.number(126).number(0).bytes
}
