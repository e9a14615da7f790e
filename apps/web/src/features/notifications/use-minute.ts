import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, looked at once a minute: for what tells how long ago something was. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
