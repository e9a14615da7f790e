import { messageOf } from '#shared/api/error.ts'
import { unsyncedNote } from '#shared/records/toast-saved.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

type TakeBack = () => Promise<unknown>
/** Changes one record, and answers how that is taken back. */
export type Part = () => Promise<TakeBack>

interface Step {
  readonly parts: readonly Part[]
  /** What was done before, and is taken back with it. */
  readonly done?: readonly TakeBack[]
  /** A record of it, to say whether it has been synced. */
  readonly id: string
  readonly title: string
  /** What to say where so many parts failed. */
  readonly failed: (count: number) => string
}

/** Changes several records in one step with one undo. What fails can be tried again, and what was done taken back all the same. */
export async function inOneStep(step: Step): Promise<void> {
  const { parts, done = [], id, title, failed } = step
  if (parts.length + done.length === 0) return
  const { results, left, error } = await runAll(parts)
  const taken = [...done, ...results]
  const undo = { label: 'Undo', onClick: () => void takeAllBack(taken) }
  if (left.length === 0) {
    toast({ title, description: unsyncedNote(id), action: undo })
    return
  }
  toast({
    title: failed(left.length),
    description: messageOf(error, 'Please try again.'),
    variant: 'destructive',
    action: { label: 'Try again', onClick: () => void inOneStep({ ...step, parts: left, done: taken }) },
    ...(taken.length > 0 && { otherAction: undo }),
  })
}

/** What could not be taken back can be tried again. */
export async function takeAllBack(parts: readonly TakeBack[]): Promise<void> {
  const { left, error } = await runAll(parts)
  if (left.length === 0) return
  toast({
    title: 'Not everything could be undone',
    description: messageOf(error, 'Please try again.'),
    variant: 'destructive',
    action: { label: 'Try again', onClick: () => void takeAllBack(left) },
  })
}

/** What the parts answered, those that failed, and why the first did. */
async function runAll<T>(parts: readonly (() => Promise<T>)[]) {
  const outcomes = await Promise.allSettled(parts.map((part) => part()))
  return {
    results: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    left: parts.filter((_, index) => outcomes[index]?.status === 'rejected'),
    error: outcomes.find((outcome) => outcome.status === 'rejected')?.reason as unknown,
  }
}
