import { TodayActivitiesCard } from '#features/activities/index.ts'
import { useUser } from '#features/auth/index.ts'
import { DonateButton, DonationThanks } from '#features/donation/index.ts'
import { GoalsCard } from '#features/goals/index.ts'
import { JournalCard } from '#features/journal/index.ts'
import { VoiceSpotlight } from '#features/voice/index.ts'
import { Greeting } from './greeting.tsx'

export function DashboardPage() {
  const user = useUser()
  if (user === null) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <Greeting user={user} />
      <TodayActivitiesCard />
      <GoalsCard />
      <VoiceSpotlight />
      <JournalCard />
      <DonateButton />
      <DonationThanks />
    </div>
  )
}
