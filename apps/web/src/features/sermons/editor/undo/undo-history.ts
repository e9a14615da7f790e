import type * as Y from 'yjs'
import { type Change, passEachOther } from './change.ts'
import type { ReadChange } from './read-change.ts'

/** What takes back the edits that are undone together, in the order in which they were made. */
type Step = Change[]

const mostSteps = 500

/**
 * Takes back what was done on this device, and nothing else. Each step is the change that takes it back, kept true by passing it
 * through every change of others.
 */
export class UndoHistory {
  readonly #body: Y.Text
  #done: Step[] = []
  #undone: Step[] = []
  /** Where what redoes a step goes, or undoes it again. */
  #opposite: Step[] = []
  #isInStep = false

  constructor(body: Y.Text) {
    this.#body = body
  }

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  undo(): void {
    this.#opposite = this.#undone
    this.#apply(this.#done)
  }

  redo(): void {
    this.#opposite = this.#done
    this.#apply(this.#undone)
  }

  /** The next edit is not undone together with the one before. */
  endStep(): void {
    this.#isInStep = false
  }

  /** Keeps what takes back an edit. */
  wrote({ back }: ReadChange): void {
    if (back.length === 0) return
    this.#undone = []
    if (this.#isInStep) this.#done.at(-1)?.push(back)
    else this.#done.push([back])
    this.#isInStep = true
    if (this.#done.length > mostSteps) this.#done.shift()
  }

  /** Keeps what takes back a change that this history itself has made. */
  tookBack({ back }: ReadChange): void {
    this.#opposite.push([back])
  }

  changedElsewhere({ made }: ReadChange): void {
    this.#done = passSteps(made, this.#done)
    this.#undone = passSteps(made, this.#undone)
  }

  #apply(steps: Step[]): void {
    const step = steps.pop()
    if (step === undefined) return
    this.#isInStep = false
    this.#body.doc?.transact(() => {
      for (const change of step.toReversed()) this.#body.applyDelta(change.map(copied))
    }, this)
  }
}

/** Yjs writes into what it is given. */
const copied = (part: Change[number]) => ({
  ...part,
  attributes: { ...('attributes' in part && part.attributes) },
})

/** The steps as they are after a change of others. Each is about the text as it is once those after it are taken back. */
function passSteps(theirs: Change, steps: readonly Step[]): Step[] {
  let change = theirs
  const passed = steps.toReversed().map((step) =>
    step
      .toReversed()
      .map((own) => {
        const both = passEachOther(change, own)
        change = both.theirs
        return both.own
      })
      .filter((own) => own.length > 0)
      .toReversed(),
  )
  return passed.filter((step) => step.length > 0).toReversed()
}
