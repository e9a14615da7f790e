/** The form of a new prayer for these people. Only their ids are in the address. */
export function prayerAddress(personIds: readonly string[]): string {
  const params = new URLSearchParams([
    ['new', 'true'],
    ...personIds.map((id): [string, string] => ['person', id]),
  ])
  return `/prayers?${params.toString()}`
}
