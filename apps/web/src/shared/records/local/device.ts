/** What this browser knows of its user before anything else is read. It names nobody. */
export interface Device {
  readonly userId: string
  /** Whether this device may keep the user's words. */
  readonly keep: boolean
}

const deviceKey = 'stillwater-device'
const leavingKey = 'stillwater-leaving'

export function readDevice(): Device | undefined {
  const value = parse(readStored(deviceKey))
  if (typeof value !== 'object' || value === null) return undefined
  const { userId, keep } = value as Partial<Device>
  return typeof userId === 'string' && userId !== '' && typeof keep === 'boolean'
    ? { userId, keep }
    : undefined
}

export const writeDevice = (device: Device): void => writeStored(deviceKey, JSON.stringify(device))
export const forgetDevice = (): void => writeStored(deviceKey, undefined)

/** Somebody signed out without a connection: the server is told as soon as it can be. Until then nobody is signed in here. */
export const isLeaving = (): boolean => readStored(leavingKey) !== undefined
export const setLeaving = (leaving: boolean): void => writeStored(leavingKey, leaving ? 'yes' : undefined)

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch (error) {
    console.warn('The storage of this browser is closed', error)
    return undefined
  }
}

export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch (error) {
    console.warn('The storage of this browser is closed', error)
  }
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    console.warn('What this browser kept of its user cannot be read', error)
    return undefined
  }
}
