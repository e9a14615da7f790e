/**
 * Quick changes of one record, such as taps on a counter: one write at a time, always of the latest value, each based on the
 * result of the one before. So the record never conflicts with itself.
 */
export class LatestWrite<R, Wish> {
  readonly #write: (base: R, wish: Wish) => Promise<R>
  #wish: { readonly value: Wish } | undefined
  #busy = false

  constructor(write: (base: R, wish: Wish) => Promise<R>) {
    this.#write = write
  }

  /**
   * Resolves to the record once every value is written; to undefined if another call is already writing, which then reports
   * the result. A failure drops the values that wait.
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
