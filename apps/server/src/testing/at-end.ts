import { after } from 'node:test'

const tasks: (() => unknown)[] = []

// Registered once for the whole file: a hook made inside a test would end with that test.
after(async () => {
  for (const task of tasks.reverse()) await task()
})

/** Does this when all tests of the file are done; what was opened last is closed first. */
export function atEnd(task: () => unknown): void {
  tasks.push(task)
}
