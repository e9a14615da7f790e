/**
 * Quick changes of one record, such as taps on a counter: one write at a time, always of the newest wish, each made from what the
 * last one answered. So the record never meets its own older version.
 */
export class LatestWrite<R, Wish> {
  readonly #write: (base: R, wish: Wish) => Promise<R>
  #wish: { readonly value: Wish } | undefined
  #busy = false

  constructor(write: (base: R, wish: Wish) => Promise<R>) {
    this.#write = write
  }

  /**
   * Answers the record once every wish is written. Undefined while others are on their way: whoever began tells how
   * it went. A failure forgets the wishes that wait.
   */
  async want(base: R, value: Wish): Promise<R | undefined> {
    this.#wish = { value }
    if (this.#busy) return undefined
    this.#busy = true
    try {
      let record = base
      for (let wish = this.#take(); wish !== undefined; wish = this.#take()) {
        record = await this.#write(record, wish.value)
      }
      return record
    } finally {
      this.#wish = undefined
      this.#busy = false
    }
  }

  #take() {
    const wish = this.#wish
    this.#wish = undefined
    return wish
  }
}
