import type { User } from '@stillwater/contract/account/auth'
import { Link } from 'wouter'
import { buttonClass } from '#shared/ui/button.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { firstWord, greetingAt } from './greeting-words.ts'
import { useHour } from './use-hour.ts'

export function Greeting({ user }: { user: User }) {
  const today = useToday()
  const hour = useHour()
  return (
    <div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <h1 className="min-w-0 flex-[1_1_10rem] text-2xl">
          {/* The name has a line of its own: where it would only just fit beside the greeting, everything would move once the font is there. */}
          <span className="block text-lg leading-tight font-normal">{greetingAt(hour)},</span>{' '}
          <span className="block leading-tight">Pastor {firstWord(user.fullName)}</span>
        </h1>
        <Link href="/pray" className={buttonClass({ variant: 'secondary' })}>
          Pray now
        </Link>
      </div>
      <div className="mt-0.5 flex flex-wrap gap-x-4 text-muted">
        {user.churchName !== null && <p dir="auto">{user.churchName}</p>}
        <p>{formatIsoDate(today, 'weekday')}</p>
      </div>
    </div>
  )
}
