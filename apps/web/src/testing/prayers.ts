import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { type Locator, page } from 'vitest/browser'
import type { Pastor } from './pastor.ts'

export const prayerDialog = (): Locator => page.getByRole('dialog', { name: /Prayer$/ })

export const addPrayer = ({ api }: Pastor, prayer: object = {}): Promise<Prayer> =>
  api.post('/api/prayers', {
    title: 'Healing',
    description: 'For a quick recovery',
    category: 'congregation',
    ...prayer,
  })

export const storedPrayers = ({ api }: Pastor): Promise<Prayer[]> => api.get('/api/prayers')
