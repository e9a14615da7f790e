import { useEffect, useState } from 'react'

/** Asks the device to leave the screen on, and gives that back at once. */
export async function canStayAwake(): Promise<boolean> {
  const lock = await askToStayAwake()
  await lock?.release()
  return lock !== undefined
}

async function askToStayAwake(): Promise<WakeLockSentinel | undefined> {
  try {
    return await (navigator.wakeLock as WakeLock | undefined)?.request('screen')
  } catch (error) {
    // Refused, as with a low battery. Whoever asked says so on the screen.
    console.warn('The screen may turn off', error)
    return undefined
  }
}

/** Keeps the screen on. Answers whether it does; undefined until that is known. */
export function useWakeLock(): boolean | undefined {
  const [held, setHeld] = useState<boolean>()
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    // The device takes it back whenever the page is out of sight.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const next = await askToStayAwake()
      if (isOver) return void next?.release()
      lock = next
      setHeld(next !== undefined)
      next?.addEventListener('release', () => {
        if (lock === next) setHeld(false)
      })
    }
    const onShow = () => void ask()
    document.addEventListener('visibilitychange', onShow)
    void ask()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onShow)
      void lock?.release()
    }
  }, [])
  return held
}
