import type { TodaysDevotional } from '@stillwater/contract/devotionals'
import type { JournalPrefill } from '#shared/signals/open-journal-form.ts'

/** The journal form's initial values when it is opened from a devotional. */
export const journalPrefill = ({
  reference,
  scripture,
}: Pick<TodaysDevotional, 'reference' | 'scripture'>): JournalPrefill => ({
  title: `Reflection on ${reference}`,
  content: `${scripture}\n\nMy thoughts: `,
})
