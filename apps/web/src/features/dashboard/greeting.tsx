import type { User } from '@stillwater/contract/auth'
import { useState } from 'react'
import { firstWord, greetingAt } from './greeting-words.ts'

const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

export function Greeting({ user }: { user: User }) {
  const [now] = useState(() => new Date())
  return (
    <div className="py-2">
      <h1 className="text-2xl">
        {greetingAt(now.getHours())}, Pastor {firstWord(user.fullName)}
      </h1>
      {user.churchName !== null && <p className="mt-1 text-muted">{user.churchName}</p>}
      <p className="text-muted">{longDate.format(now)}</p>
    </div>
  )
}
