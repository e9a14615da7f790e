import { readItem } from './local-storage.ts'

/** Where the settings of the app lock are: a page that is opened needs nothing else to know whether it is locked. */
export const lockKey = 'stillwater-lock'
export const isLockOn = (): boolean => readItem(lockKey) !== null
