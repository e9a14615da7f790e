import { useEffect, useState } from 'react'
import { canStayAwake } from '#shared/device/use-wake-lock.ts'

interface Battery {
  readonly percent: number
  readonly isLow: boolean
}

/** Not in every browser. */
interface BatteryManager {
  readonly level: number
  readonly charging: boolean
}

const lowLevel = 0.3

/** Whether the screen stays on, and the battery where the browser tells it. Undefined until it is known. */
export function usePower(): { awake: boolean | undefined; battery: Battery | undefined } {
  const [awake, setAwake] = useState<boolean>()
  const [battery, setBattery] = useState<Battery>()
  useEffect(() => {
    let isCurrent = true
    void canStayAwake().then((can) => isCurrent && setAwake(can))
    void readBattery().then((read) => isCurrent && setBattery(read))
    return () => {
      isCurrent = false
    }
  }, [])
  return { awake, battery }
}

async function readBattery(): Promise<Battery | undefined> {
  const { getBattery } = navigator as { getBattery?: () => Promise<BatteryManager> }
  try {
    const found = await getBattery?.call(navigator)
    if (found === undefined) return undefined
    return { percent: Math.round(found.level * 100), isLow: found.level < lowLevel && !found.charging }
  } catch (error) {
    console.info('The battery cannot be read', error)
    return undefined
  }
}
