import type { Goal } from '@stillwater/contract/goals'

type Progress = Pick<Goal, 'progress' | 'completedItems' | 'totalItems'>

/** A goal's progress, 0 to 100: from the counted steps if there are any, else the stored figure. */
export function shareOf({ progress, completedItems, totalItems }: Progress): number {
  return totalItems > 0 && completedItems > 0 ? shareDone(completedItems, totalItems) : progress
}

/** Rounded, but 100 only when everything is done and 0 only when nothing is. */
function shareDone(completedItems: number, totalItems: number): number {
  if (completedItems === 0) return 0
  if (completedItems >= totalItems) return 100
  return Math.min(99, Math.max(1, Math.round((completedItems * 100) / totalItems)))
}

/** The counts and the progress that goes with them. Counts that stay as they are leave the progress as it is. */
export function withItems(goal: Progress, completedItems: number, totalItems = goal.totalItems): Progress {
  const unchanged = completedItems === goal.completedItems && totalItems === goal.totalItems
  const progress = unchanged || totalItems === 0 ? goal.progress : shareDone(completedItems, totalItems)
  return { completedItems, totalItems, progress }
}

/** The steps as text. A goal without a total only counts the steps done. */
export const itemsText = ({ completedItems, totalItems }: Progress): string =>
  totalItems === 0 ? `${completedItems} done` : `${completedItems} of ${totalItems} done`
