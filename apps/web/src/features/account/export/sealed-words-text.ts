import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { JournalEntry } from '@stillwater/contract/journal'
import type { Person } from '@stillwater/contract/people/people'
import { namesById } from '#shared/people/merged-ids.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { openWords } from '#shared/vault/vault-words.ts'
import type { VaultSealer } from '#shared/vault/vault-sealer.ts'

interface Records {
  readonly journals: readonly JournalEntry[]
  readonly care: readonly CareEntry[]
  readonly people: readonly Person[]
}

/** All sealed words as one Markdown text, and how many there are. */
export function sealedWordsText(sealer: VaultSealer, { journals, care, people }: Records) {
  let count = 0
  const part = <R extends { readonly id: string; readonly vaultText?: string | null }>(
    title: string,
    place: string,
    records: readonly R[],
    headingOf: (record: R) => string,
  ): string[] => {
    const sections = records.flatMap((record) => {
      const sealed = sealedOf(record)
      if (sealed === null) return []
      count += 1
      const words = openWords(sealer, `${place}/${record.id}`, sealed)
      return [`### ${headingOf(record)}`, words ?? 'These words are damaged and could not be unlocked.']
    })
    return sections.length === 0 ? [] : [`## ${title}`, ...sections]
  }
  const names = namesById(people)
  const namesOf = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? 'Someone no longer listed')
  const parts = [
    '# Sealed words from Stillwater',
    'Anyone who has this file can read them.',
    ...part('Journal', 'journals', journals, ({ date }) => formatIsoDate(date)),
    ...part('Care log', 'care-entries', care, ({ date, personIds }) =>
      [formatIsoDate(date), ...namesOf(personIds)].join(', '),
    ),
    ...part('Private notes', 'people', people, ({ name }) => name),
  ]
  return { text: `${parts.join('\n\n')}\n`, count }
}
