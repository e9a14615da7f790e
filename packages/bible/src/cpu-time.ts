/** Milliseconds of processor time that a call takes: unlike the clock, a busy machine does not change it. For tests. */
export function cpuTime(call: () => unknown): number {
  const start = process.cpuUsage()
  call()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
