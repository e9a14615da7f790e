import type { SealedCount } from '@stillwater/contract/account/vault'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What is sealed, in numbers, and that it is lost. */
export function sealedCountText({ journals, careEntries, people }: SealedCount): string {
  const parts = [
    journals > 0 && `${journals} journal ${journals === 1 ? 'entry' : 'entries'}`,
    careEntries > 0 && `the notes of ${careEntries} care ${careEntries === 1 ? 'entry' : 'entries'}`,
    people > 0 && `private notes about ${people} ${people === 1 ? 'person' : 'people'}`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'Nothing is sealed at the moment, so no words will be lost.'
  return `You have sealed ${list.format(parts)}. Without your passphrase or your code, nobody can read these words anymore. That includes us.`
}
