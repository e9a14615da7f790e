import { useSyncExternalStore } from 'react'
import { privateKey, writePrivate } from '#shared/device/private-storage.ts'
import { storedValue } from '#shared/device/stored-value.ts'
import { cacheAnswer, localSession } from '#shared/records/local/local-session.ts'
import { afterFrame } from './after-frame.ts'
import { parsePreachings, type Preaching, type Preachings, withPreaching } from './preaching.ts'

/** Whose preaching, and of which sermon. */
export interface PreachingKey {
  readonly owner: string
  readonly sermonId: string
}

const answerKey = 'preaching'

/**
 * Stored twice. Local storage can still be written while the page is being closed, and loses what was written just before the browser
 * dies; the local store is the other way round.
 */
const stored = storedValue<Preachings>({
  key: (owner) => privateKey(owner, 'preaching'),
  parse(text) {
    const here = parsePreachings(text)
    const answer = localSession()?.answers.get(answerKey)?.data
    const there = parsePreachings(typeof answer === 'string' ? answer : null)
    return there.at > here.at ? there : here
  },
  write: (key, text) =>
    afterFrame(() => {
      writePrivate(key, text)
      cacheAnswer(answerKey, text, 'strict')
    }),
})

export const preachingOf = ({ owner, sermonId }: PreachingKey): Preaching | undefined =>
  stored.get(owner).all.find((preaching) => preaching.sermonId === sermonId)

/** Without a next it is forgotten. */
export function setPreaching({ owner, sermonId }: PreachingKey, next: Preaching | undefined): void {
  stored.set(withPreaching(stored.get(owner), sermonId, next, Date.now()), owner)
}

export function changePreaching(of: PreachingKey, change: (preaching: Preaching) => Preaching): void {
  const preaching = preachingOf(of)
  if (preaching !== undefined) setPreaching(of, change(preaching))
}

/** A part of it. Whoever uses it is drawn again when that part changes, and not with every turn of a page. */
export function usePreaching<T>(of: PreachingKey, partOf: (preaching: Preaching | undefined) => T): T {
  const read = () => partOf(preachingOf(of))
  return useSyncExternalStore(stored.subscribe, read, read)
}
