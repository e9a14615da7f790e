import { answersWell, offline, setOffline } from '#shared/api/connection.ts'
import { onReconnect, localSession } from '#shared/records/local/local-session.ts'

const [firstPause, longestPause] = [2000, 30_000]

/** While Stillwater cannot be reached, checks now and then, and reconnects when it answers. */
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
    if (offline.get()) timer = setTimeout(() => void look(), pause)
  }
  const lookNow = () => {
    if (document.visibilityState === 'visible' && offline.get()) void look()
  }
  const unsubscribe = offline.subscribe(follow)
  window.addEventListener('online', lookNow)
  window.addEventListener('offline', setOffline)
  document.addEventListener('visibilitychange', lookNow)
  follow()
  localSession()?.outbox.drain()
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', lookNow)
    window.removeEventListener('offline', setOffline)
    document.removeEventListener('visibilitychange', lookNow)
  }
}
