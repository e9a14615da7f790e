import type { Storage } from '@stillwater/contract/account/storage'
import { parseJson } from '#shared/device/parse-stored.ts'

/** The share of the storage that is used, from 0 to 1 and above: of records or of bytes, whichever is higher. */
const usedShare = ({ records, bytes, maxRecords, maxBytes }: Storage): number =>
  Math.max(records / maxRecords, bytes / maxBytes)

const levels = ['almost-full', 'full'] as const
export type StorageLevel = (typeof levels)[number]

/** From this share on the user is warned. */
const almostFull = 0.9

export function levelOf(storage: Storage): StorageLevel | undefined {
  const share = usedShare(storage)
  return share >= 1 ? 'full' : share >= almostFull ? 'almost-full' : undefined
}

/** Never "100%" while there is room. */
export const percentUsed = (storage: Storage): number => Math.min(99, Math.floor(usedShare(storage) * 100))

/** Which notice was dismissed on this device. */
export function parseDismissed(stored: string | null): StorageLevel | undefined {
  const value = parseJson(stored)
  return levels.find((level) => level === value)
}
