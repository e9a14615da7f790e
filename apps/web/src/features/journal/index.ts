export { dayQuery as journalOfDayQuery } from './journal-queries.ts'
export { JournalCard } from './journal-card.tsx'
export { openJournalForm, type JournalPrefill } from '#shared/signals/open-journal-form.ts'
