import { createStore } from '#shared/store.ts'

interface SermonPrefill {
  readonly reference?: string
  readonly scripture?: string
  readonly date?: string
  readonly seriesId?: string
}

interface SermonForm {
  readonly prefill: SermonPrefill
  readonly open: boolean
  /** A new key for each opening, so that the form starts fresh. */
  readonly key: number
}

export const sermonForm = createStore<SermonForm | undefined>(undefined)

/** Opens the form for a new sermon over the current screen, so that one stays where one is and no feature depends on sermons. */
export function openSermonForm(prefill: SermonPrefill): void {
  sermonForm.set({ prefill, open: true, key: (sermonForm.get()?.key ?? 0) + 1 })
}
