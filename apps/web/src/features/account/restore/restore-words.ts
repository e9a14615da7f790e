import type { ImportSummary } from '@stillwater/contract/export/imports'

const numbers = new Intl.NumberFormat('en-US')

/** Such as "412 new, 3 edited here since, 0 unreadable." */
export function summaryText({ added, same, changed, unreadable }: ImportSummary): string {
  const parts = [
    `${numbers.format(added)} new`,
    ...(same > 0 ? [`${numbers.format(same)} already here`] : []),
    `${numbers.format(changed)} edited here since`,
    `${numbers.format(unreadable)} unreadable`,
  ]
  return `${parts.join(', ')}.`
}

/** What became of it. */
export function doneText({ added, changed, unreadable }: ImportSummary, replaced: boolean): string {
  const parts = [
    `${numbers.format(added)} added`,
    ...(replaced && changed > 0 ? [`${numbers.format(changed)} replaced`] : []),
    ...(!replaced && changed > 0 ? [`${numbers.format(changed)} left unchanged`] : []),
    ...(unreadable > 0 ? [`${numbers.format(unreadable)} left out`] : []),
  ]
  return `Done: ${parts.join(', ')}.`
}

/** Parts of a file that are not record types. */
const names: Readonly<Record<string, string>> = {
  account: 'Church name and readings',
  reminderSettings: 'Reminder settings',
  praySettings: 'Prayers a day',
  planSettings: 'Preaching days and rhythm',
  careSettings: 'How long the care log is kept',
  vault: 'Passphrase and code for sealed words',
  prayedDays: 'Days of prayer',
  calendarSubscriptions: 'Other calendars',
  sermonTexts: 'Sermon texts',
  sermonVersions: 'Earlier sermon texts',
  sermonImports: 'Imported sermons',
  peopleImports: 'Imported people',
  donations: 'Donations',
}

/** What a part of the file is called. */
export const partName = (section: string, recordNames: Readonly<Record<string, string>>): string =>
  names[section] ?? recordNames[section] ?? section
