import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

interface ProcessGroup {
  readonly stdout: Readable
  readonly stderr: Readable
  /** Resolves when the program has ended by itself or by `kill`. */
  readonly ended: Promise<unknown>
  kill(): Promise<void>
}

/** The shell outlives neither the program nor us, and takes everything that the program started along. */
const keeper = `
exec 3<&0
"$0" "$@" </dev/null &
program=$!
(read -r _ <&3; kill -KILL 0) &
wait $program
kill -KILL 0
`

export function startGroup(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ProcessGroup {
  const child = spawn('sh', ['-c', keeper, program, ...args], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  return {
    stdout: child.stdout,
    stderr: child.stderr,
    ended,
    async kill() {
      child.stdin.end()
      await ended
    },
  }
}

/** What the pattern captures in the first line that matches it. The rest is read and dropped, so that nothing blocks. */
export async function lineOf({ ended }: ProcessGroup, output: Readable, pattern: RegExp): Promise<string> {
  let seen = ''
  const found = new Promise<string>((resolve) => {
    output.setEncoding('utf8').on('data', (part: string) => {
      if (seen.length > 100_000) return
      seen += part
      const value = pattern.exec(seen)?.[1]
      if (value !== undefined) resolve(value)
    })
  })
  const failed = ended.then(() => Promise.reject(new Error(`It ended before it was ready.\n${seen}`)))
  return await Promise.race([found, failed])
}
