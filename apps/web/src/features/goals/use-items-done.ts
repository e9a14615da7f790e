import type { Goal } from '@stillwater/contract/goals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#shared/api/error.ts'
import { LatestWrite } from '#shared/records/form/latest-write.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { withItems } from './goal-progress.ts'
import { recordTypes } from '#shared/records/record-types.ts'

interface ItemsDone {
  /** The goal as it will be once all taps are saved. */
  readonly shown: Goal
  readonly set: (completedItems: number) => void
}

/** Counts items on a card: shown at once, saved in order, rolled back if saving fails. */
export function useItemsDone(goal: Goal): ItemsDone {
  const records = useRecords('goals')
  const client = useQueryClient()
  const [wanted, setWanted] = useState<number>()
  // The list updates a moment after the save itself. Until then the card must not show the older count.
  const [saved, setSaved] = useState<Goal>()
  const [told, setTold] = useState(goal)
  if (told !== goal) {
    setTold(goal)
    if (saved !== undefined && goal.version >= saved.version) setSaved(undefined)
  }
  const [writes] = useState(
    () => new LatestWrite<Goal, number>((base, done) => records.update(base, withItems(base, done))),
  )
  const current = saved ?? goal

  async function set(completedItems: number) {
    setWanted(completedItems)
    try {
      const record = await writes.want(current, completedItems)
      if (record === undefined) return
      setSaved(record)
      setWanted(undefined)
    } catch (error) {
      setWanted(undefined)
      toast({
        title: 'Failed to update goal',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
      await client.invalidateQueries({ queryKey: [recordTypes.goals.path] })
    }
  }

  return {
    shown: wanted === undefined ? current : { ...current, ...withItems(current, wanted) },
    set: (completedItems) => void set(completedItems),
  }
}
