import type { WeekRhythm } from '@stillwater/contract/plan/week-rhythm'

interface RhythmTemplate {
  readonly name: string
  /** Whom it suits. */
  readonly about: string
  readonly rhythm: WeekRhythm
}

export const rhythmTemplates: readonly RhythmTemplate[] = [
  {
    name: 'A little each day',
    about: 'One step a day from Tuesday on, and Saturday is free.',
    rhythm: { text: 2, study: 2, outline: 3, draft: 4, finish: 5, rest: 6 },
  },
  {
    name: 'Early in the week',
    about: 'Written by Wednesday, so that a funeral or a hard week does not undo it.',
    rhythm: { text: 0, study: 1, outline: 2, draft: 3, finish: 4, rest: 5 },
  },
  {
    name: 'Around another job',
    about: 'Two evenings and Saturday.',
    rhythm: { text: 2, study: 2, outline: 4, draft: 6, finish: 6 },
  },
]
