import { readItem } from '#shared/device/local-storage.ts'

/** Where a user who was signed out while the app was locked left the way back to their unsynced words. */
export const sealedKey = (userId: string): string => `stillwater-sealed ${userId}`
export const hasSealedWords = (userId: string): boolean => readItem(sealedKey(userId)) !== null
