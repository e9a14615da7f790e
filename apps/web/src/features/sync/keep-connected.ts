import { answersWell } from '#shared/api/answers-well.ts'
import { connection, lost, watchConnection } from '#shared/api/connection.ts'
import { onReconnect, localSession } from '#shared/records/local/session.ts'

const [firstPause, longestPause] = [2000, 30_000]

/** While Stillwater cannot be reached, asks now and then whether it can, and goes on when it does. */
export function keepConnected(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  let stopped = false

  const look = async () => {
    clearTimeout(timer)
    if (await answersWell('/livez')) onReconnect()
    else if (!stopped) {
      pause = Math.min(pause * 2, longestPause)
      timer = setTimeout(() => void look(), pause)
    }
  }
  const follow = () => {
    clearTimeout(timer)
    pause = firstPause
    if (connection().offline) timer = setTimeout(() => void look(), pause)
  }
  const lookNow = () => {
    if (document.visibilityState === 'visible' && connection().offline) void look()
  }
  const warn = (event: BeforeUnloadEvent) => {
    // Only a device that must not keep anything loses what is unsent.
    if (localSession()?.memoryOnly && (localSession()?.outbox.state.items.length ?? 0) > 0)
      event.preventDefault()
  }

  const unwatch = watchConnection(follow)
  window.addEventListener('online', lookNow)
  window.addEventListener('offline', lost)
  window.addEventListener('beforeunload', warn)
  document.addEventListener('visibilitychange', lookNow)
  follow()
  localSession()?.outbox.drain()
  return () => {
    stopped = true
    clearTimeout(timer)
    unwatch()
    window.removeEventListener('online', lookNow)
    window.removeEventListener('offline', lost)
    window.removeEventListener('beforeunload', warn)
    document.removeEventListener('visibilitychange', lookNow)
  }
}
