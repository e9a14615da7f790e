import { careLimits } from '@stillwater/contract/people/care'
import type { Person } from '@stillwater/contract/people/people'
import { plain } from '@stillwater/contract/search/words'
import type { PersonValues } from '#shared/people/empty-person.ts'
import { idsOf } from '#shared/people/merged-ids.ts'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { openWords, sealWords, type VaultPlace } from '#shared/vault/vault-words.ts'
import type { VaultSealer } from '#shared/vault/vault-sealer.ts'
import { dateLabel, formatDay } from '../person-words.ts'

/** Why two people stay two, in words for the user. */
export class NotMerged extends Error {}

/** Everything that is known of two people who are one: what the first lacks comes from the second, and no note or date is lost. */
export function mergePeople(kept: Person, other: Person, sealer?: VaultSealer): PersonValues {
  const { id: _, userId: __, version: ___, ...values } = kept
  const dates = unique([...kept.dates, ...other.dates], (date) => JSON.stringify(date))
  const tags = unique([...kept.tags, ...other.tags], (tag) => tag.toLowerCase())
  const moved = kept.place === 'home' && other.place !== 'home' ? other : kept
  return {
    ...values,
    household: kept.household ?? other.household,
    phone: kept.phone ?? other.phone,
    email: kept.email ?? other.email,
    address: kept.address ?? other.address,
    birthday: fuller(kept.birthday, other.birthday),
    dates: dates.slice(0, careLimits.dates),
    tags: tags.slice(0, careLimits.tags),
    place: moved.place,
    placeName: moved.placeName,
    room: moved.room,
    notes: joined(kept, other, [
      ...dates.slice(careLimits.dates).map((date) => `${dateLabel(date)}: ${formatDay(date.date)}`),
      tags.slice(careLimits.tags).join(', '),
    ]),
    vaultText: joinedSealed(kept, other, sealer),
    contactDays: kept.contactDays ?? other.contactDays,
    laterUntil: kept.laterUntil ?? other.laterUntil,
    mergedIds: [...idsOf(kept).slice(1), ...idsOf(other)].slice(-careLimits.merged),
  }
}

/** A birthday with its year says more. */
function fuller(a: string | null, b: string | null): string | null {
  if (a === null || (a.startsWith('--') && b !== null && !b.startsWith('--'))) return b
  return a
}

/** What the kept one has no room for goes into the notes. */
function joined(kept: Person, other: Person, surplus: readonly string[]): string | null {
  const spare = (['name', 'phone', 'email', 'address'] as const).flatMap((field) =>
    isOther(kept[field], other[field]) && other[field] !== null ? [other[field]] : [],
  )
  const notes = unique(
    [kept.notes, other.notes, ...spare, ...surplus.filter(Boolean)].filter((text) => text !== null),
    (text) => text,
  )
  return notes.length === 0 ? null : notes.join('\n')
}

/** Sealed words are bound to their person, so that those of the other one are sealed anew. Without the key nothing is merged. */
function joinedSealed(kept: Person, other: Person, sealer: VaultSealer | undefined): string | null {
  if (sealedOf(other) === null) return sealedOf(kept)
  if (sealer === undefined) throw new NotMerged('Unlock your sealed words first, then merge the two.')
  const words = [kept, other].flatMap((person) => {
    const sealed = sealedOf(person)
    return sealed === null ? [] : [openWords(sealer, placeOf(person), sealed)]
  })
  if (words.includes(undefined))
    throw new NotMerged('The sealed words of one of them can’t be unlocked, so the two were not merged.')
  return sealWords(sealer, placeOf(kept), words.join('\n'))
}

const placeOf = ({ id }: Person): VaultPlace => `people/${id}`

/** "ann lee" says nothing that "Ann Lee" does not. */
const isOther = (a: string | null, b: string | null) => a !== null && b !== null && plain(a) !== plain(b)

function unique<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const key = keyOf(value)
    return !seen.has(key) && seen.add(key)
  })
}
