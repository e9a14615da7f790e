import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmHost } from '#shared/ui/confirm-host.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import type { Motif } from '#shared/ui/empty-motifs.tsx'
import { Buttons, Settings } from './actions.tsx'
import { Colours, Typography } from './colours.tsx'
import { Cards, TabExamples, Waiting } from './content.tsx'
import { Forms } from './forms.tsx'
import { Overlays } from './overlays.tsx'
import { Section } from './section.tsx'
import './design.css'

const empties: readonly { motif: Motif; title: string; hint?: string; action?: ReactNode }[] = [
  { motif: 'sermons', title: 'No sermons found', action: <Button>Create New Sermon</Button> },
  { motif: 'prayers', title: 'No prayers found in this category' },
  { motif: 'events', title: 'No events scheduled for Jan 5, 2025' },
  { motif: 'goals', title: 'No goals here yet' },
  { motif: 'journal', title: 'Nothing written today' },
  { motif: 'bible', title: 'Choose a passage to read' },
  { motif: 'search', title: 'Nothing matches your search' },
  { motif: 'offline', title: 'You are offline', hint: 'What you write is kept and sent later.' },
]

function EmptyStates() {
  return (
    <Section title="Empty states">
      <div className="grid gap-4 sm:grid-cols-2">
        {empties.map((empty) => (
          <div key={empty.motif} className="rounded-card border border-hairline">
            <EmptyState {...empty} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Every part of the design system in every state. In development only, at /design. */
export default function DesignPage() {
  return (
    <main id="top" className="mx-auto max-w-3xl px-4 pb-16">
      <header className="py-8">
        <h1 className="text-3xl">Design</h1>
        <p className="mt-1 text-muted">
          Calm, warm, unhurried: a well-set prayer book with a modern app’s manners.
        </p>
      </header>
      <Settings />
      <Colours />
      <Typography />
      <Buttons />
      <Forms />
      <TabExamples />
      <Cards />
      <Waiting />
      <EmptyStates />
      <Overlays />
      <ConfirmHost />
    </main>
  )
}
