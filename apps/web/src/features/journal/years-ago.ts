/** "1 year ago", "12 years ago". */
export function yearsAgo(date: string, today: string): string {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  return years === 1 ? '1 year ago' : `${years} years ago`
}
