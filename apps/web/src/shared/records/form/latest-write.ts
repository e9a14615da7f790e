/**
 * Quick changes of one record, such as taps on a counter: one write at a time, always of the latest value, each based on the
 * result of the one before. So the record never conflicts with itself.
 */
export class LatestWrite<R, Value> {
  readonly #write: (base: R, value: Value) => Promise<R>
  #wanted: { readonly value: Value } | undefined
  #busy = false

  constructor(write: (base: R, value: Value) => Promise<R>) {
    this.#write = write
  }

  /**
   * Resolves to the record once every value is written; to undefined if another call is already writing, which then reports
   * the result. A failure drops the values that wait.
   */
  async want(base: R, value: Value): Promise<R | undefined> {
    this.#wanted = { value }
    if (this.#busy) return undefined
    this.#busy = true
    try {
      let record = base
      for (let next = this.#take(); next !== undefined; next = this.#take()) {
        record = await this.#write(record, next.value)
      }
      return record
    } finally {
      this.#wanted = undefined
      this.#busy = false
    }
  }

  #take() {
    const wanted = this.#wanted
    this.#wanted = undefined
    return wanted
  }
}
