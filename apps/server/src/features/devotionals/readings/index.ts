import type { Season } from '@stillwater/contract/devotionals'
import { advent } from './advent.ts'
import { christmas } from './christmas.ts'
import { easter } from './easter.ts'
import { lent } from './lent.ts'
import { ordinary1 } from './ordinary-1.ts'
import { ordinary2 } from './ordinary-2.ts'
import { ordinary3 } from './ordinary-3.ts'
import { ordinary4 } from './ordinary-4.ts'
import { ordinary5 } from './ordinary-5.ts'
import { ordinary6 } from './ordinary-6.ts'
import type { Reading } from './reading.ts'

/** Our year of readings. Each season has one for every day that it can last. */
export const readings: Record<Season, readonly Reading[]> = {
  advent,
  christmas,
  lent,
  easter,
  ordinary: [ordinary1, ordinary2, ordinary3, ordinary4, ordinary5, ordinary6].flat(),
}
