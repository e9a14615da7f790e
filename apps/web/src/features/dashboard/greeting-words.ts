/** Morning before 12:00, afternoon before 18:00, otherwise evening. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

export const firstWord = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? ''
