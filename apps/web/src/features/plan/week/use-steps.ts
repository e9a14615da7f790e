import type { WorkStep } from '@stillwater/contract/choices'
import type { Sermon } from '@stillwater/contract/sermons'
import { ApiError, messageOf } from '#shared/api/error.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { stepNames } from './step-words.ts'

type Change = (sermon: Sermon) => Pick<Sermon, 'stepsDone'> | Pick<Sermon, 'couldBePreached'>

const withStep =
  (step: WorkStep, isDone: boolean): Change =>
  // A sermon that was cached by an earlier version of the app does not have the field.
  ({ stepsDone = [] }: Partial<Sermon>) => ({
    stepsDone: [...stepsDone.filter((other) => other !== step), ...(isDone ? [step] : [])],
  })

/** Ticks the steps of a sermon, at once and with Undo in the toast. */
export function useSteps() {
  const { updateAtOnce } = useRecords('sermons')

  /** What another device has changed meanwhile stays: a tick goes on top of it, and nobody is asked about that. */
  const write = async (sermon: Sermon, change: Change): Promise<Sermon> => {
    try {
      return await updateAtOnce(sermon, change(sermon))
    } catch (error) {
      const current = error instanceof ApiError ? (error.current as Sermon | undefined) : undefined
      if (current === undefined) throw error
      return updateAtOnce(current, change(current))
    }
  }
  const tellFailed = (error: unknown) =>
    toast({ title: 'Error', description: messageOf(error, 'Please try again.'), variant: 'destructive' })

  const make = async (sermon: Sermon, title: string, change: Change, back: Change) => {
    try {
      const saved = await write(sermon, change)
      toastSaved(saved, {
        title,
        description: sermon.title,
        action: { label: 'Undo', onClick: () => void write(saved, back).catch(tellFailed) },
      })
    } catch (error) {
      tellFailed(error)
    }
  }

  return {
    tick: (sermon: Sermon, step: WorkStep, isDone: boolean) =>
      make(
        sermon,
        isDone ? `${stepNames[step]} is done` : `${stepNames[step]} is no longer done`,
        withStep(step, isDone),
        withStep(step, !isDone),
      ),
    setCouldBePreached: (sermon: Sermon, couldBePreached: boolean) =>
      make(
        sermon,
        couldBePreached ? 'The rest is optional' : 'The steps are back',
        () => ({ couldBePreached }),
        () => ({ couldBePreached: !couldBePreached }),
      ),
  }
}
