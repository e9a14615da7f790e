import type { versionReasons } from '@stillwater/contract/sermons/sermon-body'
import type { Insertable } from 'kysely'
import type { Tables } from '#core/database/tables.ts'
import type { KeptText } from './merge.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** While somebody writes, a version is kept this often. */
const keptEvery = 10 * minute

export type VersionReason = (typeof versionReasons)[number]
export type NewVersion = Omit<Insertable<Tables['sermonVersions']>, 'userId' | 'sermonId'>

/** Where a change is made. Two devices may have the same name, and one session may name several. */
export interface ChangingDevice {
  readonly name: string
  readonly sessionId: string | null
}

/** The body as it was before a change. */
interface Before {
  readonly seq: number
  readonly device: string
  readonly sessionId: string | null
  readonly changedAt: number
  readonly versionAt: number
}

/** Whether the text is kept before a change: after a quiet while, and where another device goes on. */
export const isDue = (
  { versionAt, device, sessionId }: Before,
  now: number,
  changedOn: ChangingDevice,
): boolean => now - versionAt >= keptEvery || changedOn.name !== device || changedOn.sessionId !== sessionId

export const versionOf = (
  { seq, device, changedAt }: Before,
  kept: KeptText,
  named: { readonly id: string; readonly reason: VersionReason },
): NewVersion => ({ seq, at: changedAt, device, ...kept, ...named })

interface Kept {
  readonly id: string
  readonly at: number
}

const mostVersions = 200

/** From which age on one version is kept in how long. */
const steps = [
  { age: 90 * day, every: 7 * day },
  { age: 7 * day, every: day },
  { age: day, every: hour },
] as const

/**
 * The versions that may go: of all that are older than a day the last of each hour stays, after a week the last of each day, after
 * three months the last of each week. `versions` are the newest first.
 */
export function thinned(versions: readonly Kept[], now: number): string[] {
  const spans = new Set<string>()
  const kept = versions.filter(({ at }) => {
    const step = steps.find(({ age }) => now - at > age)
    if (step === undefined) return true
    const span = `${step.every} ${Math.floor(at / step.every)}`
    return !spans.has(span) && spans.add(span)
  })
  while (kept.length > mostVersions) kept.splice(mostCrowded(kept, now), 1)
  const staying = new Set(kept.map(({ id }) => id))
  return versions.filter(({ id }) => !staying.has(id)).map(({ id }) => id)
}

/**
 * The one that is closest to the version after it, for its age: many versions of an hour do not push out those of last month, nor
 * the other way around. The newest has none after it and stays.
 */
function mostCrowded(versions: readonly Kept[], now: number): number {
  let [found, least] = [0, Infinity]
  for (const [index, { at }] of versions.entries()) {
    const gap = ((versions[index - 1]?.at ?? Infinity) - at) / (now - at + 1)
    if (gap < least) [found, least] = [index, gap]
  }
  return found
}
