import { useUser } from '#features/auth/index.ts'
import { Greeting } from './greeting.tsx'

export function DashboardPage() {
  const user = useUser()
  if (user === null) return null
  return <Greeting user={user} />
}
