/** Times of one call in microseconds, after a warm-up: the median, and every single one. */
export function timesOf(
  call: () => unknown,
  { warmUp = 50, calls = 100 } = {},
): { median: number; all: number[] } {
  for (let i = 0; i < warmUp; i++) call()
  const all: number[] = []
  for (let i = 0; i < calls; i++) {
    const start = process.hrtime.bigint()
    call()
    all.push(Number(process.hrtime.bigint() - start) / 1000)
  }
  return { median: percentile(all, 50), all }
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}
