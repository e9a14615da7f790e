export { dayQuery as journalOfDayQuery } from './journal-queries.ts'
export { JournalCard } from './journal-card.tsx'
