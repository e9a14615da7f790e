import type { Devotional, TodaysDevotional } from '@stillwater/contract/devotionals'
import { type Locator, page } from 'vitest/browser'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import type { Pastor } from './pastor.ts'

export const devotionalDialog = (name: 'New Devotional' | 'Edit Devotional' = 'New Devotional'): Locator =>
  page.getByRole('dialog', { name })

export const addDevotional = ({ api }: Pastor, body: object = {}): Promise<Devotional> =>
  api.post('/api/devotionals', {
    date: todayIso(),
    reference: 'Psalm 46:10',
    scripture: 'Be still, and know that I am God.',
    reflection: 'Stillness is not idleness.',
    ...body,
  })

export const storedDevotionals = ({ api }: Pastor): Promise<Devotional[]> => api.get('/api/devotionals')

/** The reading that the plan has for today. */
export async function plannedReading({ api }: Pastor, version = 'KJV'): Promise<TodaysDevotional> {
  const reading = await api.get<TodaysDevotional | null>(`/api/devotionals/today?version=${version}`)
  if (reading === null) throw new Error('There is no reading for today.')
  return reading
}

/** A passage on the screen has its lines; a reader reads them as one text. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
