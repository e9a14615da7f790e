import { dayMarkNames } from '@stillwater/contract/choices'
import type { MarkedDay } from '@stillwater/contract/plan/plan'

/** What a marked day is called in menus and messages. */
export const titleOfMark = ({ mark, note }: MarkedDay): string => note ?? dayMarkNames[mark]
