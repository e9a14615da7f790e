import { dayNumber, type IsoDate } from '@stillwater/contract/dates/dates'

/** Verses to begin prayer with: one for each day of a month. */
const verses = [
  'Psalm 5:3',
  'Psalm 18:6',
  'Psalm 27:8',
  'Psalm 34:15',
  'Psalm 46:10',
  'Psalm 55:17',
  'Psalm 62:8',
  'Psalm 86:5–6',
  'Psalm 102:17',
  'Psalm 116:1–2',
  'Psalm 121:1–2',
  'Psalm 130:5',
  'Psalm 141:2',
  'Psalm 145:18',
  'Isaiah 26:3',
  'Isaiah 65:24',
  'Jeremiah 29:12',
  'Lamentations 3:22–23',
  'Matthew 6:6',
  'Matthew 7:7–8',
  'Matthew 18:20',
  'Mark 11:24',
  'John 15:7',
  'Romans 8:26',
  'Romans 12:12',
  'Ephesians 3:20–21',
  'Ephesians 6:18',
  'Philippians 4:6–7',
  'Colossians 4:2',
  'Hebrews 4:16',
  '1 John 5:14',
]

/** The same on every device. */
export const openingVerse = (day: IsoDate): string => verses[dayNumber(day) % verses.length] ?? 'Psalm 5:3'
