export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What a step of the gate found: `note` says what the counts do not, `unavailable` why nothing could run on this machine. */
export interface StepResult extends Counts {
  note?: string
  unavailable?: string
}

/** How one step of the gate went. */
export interface Outcome extends StepResult {
  name: string
  seconds: number
}

/** A step that is one check by itself, such as the type check. */
export function oneCheck(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

/** A step whose program cannot be had on this machine. It neither passes nor fails, and the summary says why. */
export function unavailable(reason: string): StepResult {
  return { passed: 0, failed: 0, skipped: 0, unavailable: reason }
}

/** A suite that ran nothing proves nothing, so it counts as one failure. */
export function suite(counts: Counts): StepResult {
  const ran = counts.passed + counts.failed + counts.skipped > 0
  return ran ? counts : { passed: 0, failed: 1, skipped: 0, note: 'no test ran' }
}

/** The table at the end of the gate. Its last line is for programs to read, so nothing else stands on it. */
export function summary(outcomes: Outcome[]): { lines: string[]; ok: boolean } {
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length))
  const rows = outcomes.map(({ name, seconds, passed, failed, skipped, note, unavailable }) => {
    if (unavailable !== undefined)
      return `n/a  ${name.padEnd(width)}           not available here, because ${unavailable}`
    const good = passed > 0 && failed === 0 && skipped === 0
    const parts = [`${passed} passed`, `${failed} failed`]
    if (skipped > 0) parts.push(`${skipped} skipped`)
    if (note !== undefined) parts.push(note)
    return `${good ? 'ok  ' : 'FAIL'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s  ${parts.join(', ')}`
  })
  const total = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + pick(outcome), 0)
  const skipped = total((outcome) => outcome.skipped)
  const failed = total((outcome) => outcome.failed) + skipped
  const passed = total((outcome) => outcome.passed)
  const warning =
    skipped > 0
      ? [`Skipped tests count as failed (${skipped}): a test that does not run proves nothing.`]
      : []
  return {
    lines: [...rows, ...warning, `${passed} passed, ${failed} failed`],
    ok: failed === 0 && passed > 0,
  }
}
