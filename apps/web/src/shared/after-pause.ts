/**
 * Runs something once it has not been called for so many milliseconds. One timer serves any number of calls: stopping and
 * starting one at every key takes longer than the rest of the key's work.
 */
export function afterPause(pause: number, run: () => void): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  const look = () => {
    const rest = last + pause - performance.now()
    timer = rest > 0 ? setTimeout(look, rest) : undefined
    if (timer === undefined) run()
  }
  return {
    call: () => {
      last = performance.now()
      timer ??= setTimeout(look, pause)
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
