import type { EventData, TestsStream } from 'node:test'
import { inspect } from 'node:util'
import type { Counts } from './counts.ts'

type Print = (line: string) => void

/**
 * Follows a run of node's test runner: a line for each file, every failure in full as it comes, and at the end the
 * output of the files that failed and the slowest files.
 */
export class UnitReport {
  readonly counts: Counts = { passed: 0, failed: 0, skipped: 0 }
  readonly #output = new Map<string, string>()
  readonly #failedFiles = new Set<string>()
  readonly #seconds = new Map<string, number>()
  readonly #short: (path: string) => string
  readonly #print: Print

  constructor(short: (path: string) => string, print: Print = console.log) {
    this.#short = short
    this.#print = print
  }

  follow(events: TestsStream): void {
    events.on('test:pass', (test) => this.#pass(test))
    events.on('test:fail', (test) => this.#fail(test))
    events.on('test:stdout', (part) => this.#keep(part))
    events.on('test:stderr', (part) => this.#keep(part))
    events.on('test:summary', ({ file, counts, duration_ms, success }) => {
      if (file === undefined) return
      this.#seconds.set(file, duration_ms / 1000)
      const tests = `${counts.tests} ${counts.tests === 1 ? 'test' : 'tests'}`
      this.#print(
        `${success ? 'ok  ' : 'FAIL'} ${this.#short(file)} (${tests}, ${(duration_ms / 1000).toFixed(1)} s)`,
      )
    })
  }

  end(): void {
    for (const file of this.#failedFiles) {
      const output = this.#output.get(file)?.trim()
      if (output) this.#print(`\nWhat ${this.#short(file)} printed:\n${output}`)
    }
    const slowest = [...this.#seconds].sort(([, a], [, b]) => b - a).slice(0, 5)
    const list = slowest.map(([file, seconds]) => `${this.#short(file)} ${seconds.toFixed(1)} s`)
    this.#print(`\nSlowest: ${list.join(', ')}`)
  }

  #pass(test: EventData.TestPass): void {
    if (isFile(test)) {
      this.#fault(test, 'This file holds no test.')
    } else if (isSet(test.skip) || isSet(test.todo)) {
      this.counts.skipped += 1
      this.#print(`SKIPPED ${this.#location(test)}\n  ${test.name}`)
    } else if (test.details.type !== 'suite') {
      this.counts.passed += 1
    }
  }

  #fail(test: EventData.TestFail): void {
    const { error, type, duration_ms } = test.details
    if (isFile(test) && test.file !== undefined && !this.#seconds.has(test.file)) {
      this.#seconds.set(test.file, duration_ms / 1000)
    }
    // A group whose tests failed has told it already; one that failed by itself (a hook) has not.
    if (type === 'suite' && 'failureType' in error && error.failureType === 'subtestsFailed') return
    this.#fault(test, inspect(error.cause instanceof Error ? error.cause : error, { depth: 6 }))
  }

  #fault(test: EventData.TestPass | EventData.TestFail, reason: string): void {
    this.counts.failed += 1
    const file = test.entryFile ?? test.file
    if (file !== undefined) this.#failedFiles.add(file)
    const name = isFile(test) ? 'the file itself' : test.name
    this.#print(`\nFAILED ${this.#location(test)}\n  ${name}\n${reason.replace(/^/gm, '    ')}\n`)
  }

  #keep({ file, message }: EventData.TestStdout): void {
    this.#output.set(file, (this.#output.get(file) ?? '') + message)
  }

  #location({ file, line }: EventData.LocationInfo): string {
    return `${this.#short(file ?? 'unknown file')}:${line ?? 1}`
  }
}

/** The runner reports a file as a test of its own when it holds none, or fails outside of them. */
function isFile(test: EventData.TestPass | EventData.TestFail): boolean {
  return test.entryFile === undefined && test.name === test.file
}

function isSet(mark: string | boolean | undefined): boolean {
  return mark !== undefined && mark !== false
}
