import type { User } from '@stillwater/contract/auth'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { firstWord, greetingAt } from './greeting-words.ts'
import { useHour } from './use-hour.ts'

export function Greeting({ user }: { user: User }) {
  const today = useToday()
  const hour = useHour()
  return (
    <div className="py-2">
      <h1 className="text-2xl">
        {greetingAt(hour)}, Pastor {firstWord(user.fullName)}
      </h1>
      {user.churchName !== null && <p className="mt-1 text-muted">{user.churchName}</p>}
      <p className="text-muted">{formatIsoDate(today, 'weekday')}</p>
    </div>
  )
}
