/** What a choice means for a category, such as "Everyone in Congregation about every 12 days." */
export function everyoneWords(
  category: string,
  hasPrayers: boolean,
  share: number | null,
  days: number | undefined,
): string {
  if (!hasPrayers) return `You have no prayers in ${category} yet.`
  if (share === 0) return `${category} doesn’t come up in “Pray now.”`
  if (days === undefined) return `All of ${category} comes on days that you set.`
  return days === 1
    ? `Everyone in ${category} every day.`
    : `Everyone in ${category} about every ${days} days.`
}
