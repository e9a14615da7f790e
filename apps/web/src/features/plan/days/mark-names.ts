import type { DayMark } from '@stillwater/contract/choices'
import type { MarkedDay } from '@stillwater/contract/plan'

export const markNames: Record<DayMark, string> = {
  guest: 'Guest preacher',
  holiday: 'Holiday',
  no_service: 'No service',
}

/** What a marked day is called in menus and messages. */
export const titleOfMark = ({ mark, note }: MarkedDay): string => note ?? markNames[mark]
