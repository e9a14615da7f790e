export { dayQuery as journalOfDayQuery } from './journal-room.ts'
export { JournalCard } from './journal-card.tsx'
export { openJournalForm, type JournalPrefill } from '#shared/signals/open-journal-form.ts'
