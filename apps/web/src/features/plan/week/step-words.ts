import { openPassage, type WeekStep } from '@stillwater/contract/choices'
import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { StepToday } from '@stillwater/contract/plan/week-rhythm'
import { weekdayOf } from '#shared/ui/date/iso-date.ts'
import { weekdayNames } from '#shared/ui/date/weekday-names.ts'

export const stepNames: Readonly<Record<WeekStep, string>> = {
  text: 'Text',
  study: 'Study',
  outline: 'Outline',
  draft: 'Draft',
  finish: 'Finish',
  rest: 'Rest',
}

/** What each is about, for somebody who chooses a rhythm. */
export const stepHints: Readonly<Record<WeekStep, string>> = {
  text: 'Choose the passage and read it slowly',
  study: 'Dig into it',
  outline: 'Find the main point and the order',
  draft: 'Write it down',
  finish: 'Go over it once more',
  rest: 'Let it be',
}

export const dayName = (date: IsoDate): string => weekdayNames[weekdayOf(date)] ?? ''

/** What a sermon is on; by its title while its passage is open. */
export const passageOf = ({ title, reference }: { title: string; reference: string }): string =>
  reference === openPassage ? title : reference

/** The week before a sermon in one line: "Wednesday: outline, Romans 8". */
export function todayWords(
  step: StepToday,
  today: IsoDate,
  sermon: { readonly title: string; readonly reference: string; readonly couldBePreached?: boolean },
): string {
  const day = dayName(today)
  const passage = passageOf(sermon)
  switch (step.kind) {
    case 'step':
      return `${day}: ${stepNames[step.step].toLowerCase()}, ${passage}`
    case 'next':
      return `Done for today. ${dayName(step.date)}: ${stepNames[step.step].toLowerCase()}`
    case 'day-off':
      return `${day}: your day off`
    case 'rest':
      return `${day}: rest. Your sermon is ready.`
    case 'preach':
      return `${day}: you preach ${passage}`
    case 'ready':
      return sermon.couldBePreached === true
        ? `${passage} could be preached as it is. The rest is optional.`
        : `All steps are done for ${passage}.`
  }
}
