import { parseJson } from '#shared/device/parse-stored.ts'
import { readItem, writeItem } from '#shared/device/local-storage.ts'

/** What this browser knows about its user before anything else is read. No names. */
interface Device {
  readonly userId: string
  /** False on a shared device: nothing the user writes is stored. */
  readonly keep: boolean
}

const deviceKey = 'stillwater-device'
const leavingKey = 'stillwater-leaving'

export function readDevice(): Device | undefined {
  const value = parseJson(readItem(deviceKey))
  if (typeof value !== 'object' || value === null) return undefined
  const { userId, keep } = value as Partial<Device>
  return typeof userId === 'string' && userId !== '' && typeof keep === 'boolean'
    ? { userId, keep }
    : undefined
}

export const writeDevice = (device: Device): void => writeItem(deviceKey, JSON.stringify(device))
export const forgetDevice = (): void => writeItem(deviceKey, undefined)

/** The user signed out while offline: the server is told once it can be reached. Until then nobody is signed in here. */
export const isLeaving = (): boolean => readItem(leavingKey) !== null
export const setLeaving = (leaving: boolean): void => writeItem(leavingKey, leaving ? 'yes' : undefined)
