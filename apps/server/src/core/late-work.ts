/** Work that no answer waits for, such as sending mail. The app waits for it before it closes. */
export class LateWork {
  readonly #open = new Set<Promise<void>>()

  /** It must not fail. */
  add(work: Promise<void>): void {
    const done = work.finally(() => this.#open.delete(done))
    this.#open.add(done)
  }

  async done(): Promise<void> {
    await Promise.all(this.#open)
  }
}
