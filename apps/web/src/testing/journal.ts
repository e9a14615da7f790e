import type { JournalEntry } from '@stillwater/contract/journal'
import { type Locator, page } from 'vitest/browser'
import type { Pastor } from './pastor.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'

export const journalDialog = (): Locator => page.getByRole('dialog', { name: 'Journal Your Thoughts' })

export const addEntry = ({ api }: Pastor, entry: object = {}): Promise<JournalEntry> =>
  api.post('/api/journals', { title: 'Morning', content: 'A quiet walk.', date: todayIso(), ...entry })

export const storedEntries = ({ api }: Pastor): Promise<JournalEntry[]> => api.get('/api/journals')

/** Asks for the dialog, as other parts of the app do. */
export const askForJournal = (detail: object): boolean =>
  window.dispatchEvent(new CustomEvent('openJournalForm', { detail }))
