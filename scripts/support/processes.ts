import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * Runs a program to its end and answers its exit code (128 + number when a signal ended it). A signal that ends us
 * ends it first, so that nothing stays behind.
 */
export async function runProgram(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<number> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
  const release = endWith((signal) => child.kill(signal))
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
  } finally {
    release()
  }
}

/**
 * Calls `stop` on the first signal that would end this process; the process then ends by that signal as soon as the
 * answered function is called, which says that the work is over.
 */
export function endWith(stop: (signal: NodeJS.Signals) => void): () => void {
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  let received: NodeJS.Signals | undefined
  const listener = (signal: NodeJS.Signals) => {
    if (received === undefined) stop(signal)
    received = signal
  }
  for (const signal of signals) process.on(signal, listener)
  return () => {
    for (const signal of signals) process.off(signal, listener)
    if (received !== undefined) process.kill(process.pid, received)
  }
}

/** Hundreds of processes of a test run read the same files; each after the first finds them compiled. */
export function cacheCompiledCode(): void {
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled')
}
