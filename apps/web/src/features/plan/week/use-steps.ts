import type { WorkStep } from '@stillwater/contract/choices'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { messageOf } from '#shared/api/error.ts'
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
  const { updateOnTop } = useRecords('sermons')
  const tellFailed = (error: unknown) =>
    toast({ title: 'Error', description: messageOf(error, 'Please try again.'), variant: 'destructive' })

  const make = async (sermon: Sermon, title: string, change: Change, back: Change) => {
    try {
      const { after } = await updateOnTop(sermon, change)
      toastSaved(after, {
        title,
        description: sermon.title,
        action: { label: 'Undo', onClick: () => void updateOnTop(after, back).catch(tellFailed) },
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
