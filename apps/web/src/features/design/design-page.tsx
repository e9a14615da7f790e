import { Button } from '#shared/ui/button.tsx'
import { ConfirmHost } from '#shared/ui/dialog/confirm-host.tsx'
import { EmptyState, type EmptyStateProps } from '#shared/ui/empty-state/empty-state.tsx'
import {
  bibleMotif,
  eventsMotif,
  goalsMotif,
  journalMotif,
  offlineMotif,
  prayersMotif,
  searchMotif,
  sermonsMotif,
} from '#shared/ui/empty-state/motifs.tsx'
import { Buttons, Settings } from './actions.tsx'
import { Colors, Typography } from './colors.tsx'
import { Cards, TabExamples, Waiting } from './content.tsx'
import { Forms } from './forms.tsx'
import { Overlays } from './overlays.tsx'
import { Section } from './section.tsx'
import './design.css'

const empties: readonly EmptyStateProps[] = [
  { motif: sermonsMotif, title: 'No sermons found', action: <Button>Create New Sermon</Button> },
  { motif: prayersMotif, title: 'No prayers found in this category' },
  { motif: eventsMotif, title: 'No events scheduled for Jan 5, 2025' },
  { motif: goalsMotif, title: 'No goals here yet' },
  { motif: journalMotif, title: 'Nothing written today' },
  { motif: bibleMotif, title: 'Choose a passage to read' },
  { motif: searchMotif, title: 'Nothing matches your search' },
  { motif: offlineMotif, title: 'You are offline', hint: 'Your changes are saved here and sync later.' },
]

function EmptyStates() {
  return (
    <Section title="Empty states">
      <div className="grid gap-4 sm:grid-cols-2">
        {empties.map((empty) => (
          <div key={empty.title} className="rounded-card border border-hairline">
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
      <Colors />
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
