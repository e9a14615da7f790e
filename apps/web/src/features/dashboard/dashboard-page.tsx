import { TodayActivitiesCard } from '#features/activities/index.ts'
import { CodesOffer, isWhole, useUser } from '#features/auth/index.ts'
import { DevotionalCard } from '#features/devotionals/index.ts'
import { DonateButton, DonationThanks } from '#features/donations/index.ts'
import { GoalsCard } from '#features/goals/index.ts'
import { Tip } from '#features/help/index.ts'
import { JournalCard } from '#features/journal/index.ts'
import { StorageNotice } from '#features/storage/index.ts'
import { VoiceSpotlight } from '#features/voice/index.ts'
import { DashboardError } from './dashboard-error.tsx'
import { Greeting } from './greeting.tsx'
import { InTurn } from './in-turn.tsx'
import { QuickActions } from './quick-actions.tsx'
import { useTurns } from './use-turns.ts'
import { WeekCard } from './week-card.tsx'

const tips = {
  devotional: 'A reading for each day of the church year. Tap the reference to see the whole passage.',
  quickActions: 'Start anything from here, without switching screens.',
  goals: 'Set a goal, pick a date, and count your steps.',
  journal: 'A few lines a day are enough. You’ll find earlier days under “All entries.”',
}

export function DashboardPage() {
  const user = useUser()
  const { shown, goals, today, week } = useTurns()
  if (!isWhole(user)) return <DashboardError />
  return (
    <div className="grid grid-cols-1 gap-3">
      <Greeting user={user} />
      <StorageNotice />
      <CodesOffer owner={user.id} />
      <Tip id="devotional" text={tips.devotional} delay={2000} dismissAfter={8000}>
        <DevotionalCard />
      </Tip>
      <InTurn turn={today} shown={shown} height="h-28">
        <Tip id="quick-actions" text={tips.quickActions} delay={5000}>
          <QuickActions />
        </Tip>
      </InTurn>
      <InTurn turn={today} shown={shown} height="h-66">
        <TodayActivitiesCard />
      </InTurn>
      <InTurn turn={week} shown={shown} height="h-38">
        <WeekCard />
      </InTurn>
      <InTurn turn={goals} shown={shown} height="h-100">
        <Tip id="goals" text={tips.goals}>
          <GoalsCard />
        </Tip>
        <VoiceSpotlight />
        <Tip id="journal" text={tips.journal} delay={3000}>
          <JournalCard />
        </Tip>
        <DonateButton />
      </InTurn>
      <DonationThanks />
    </div>
  )
}
