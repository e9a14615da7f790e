import type { ImportState } from '@stillwater/contract/export/imports'
import { isUnreachable, messageOf } from '#shared/api/error.ts'
import { packedImport } from './pack-import.ts'
import { applyImport, checkImport } from './send-import.ts'

interface SaveWatch {
  readonly signal: AbortSignal
  /** How much of the file is sent; then the server saves it, which cannot be stopped. */
  readonly onShare: (share: number, isSent: boolean) => void
  /** What an entry of the file is called, by its number in it. */
  readonly nameOf: (entry: number) => string | undefined
}

/** Has a file in the format of an export brought in: all of it, or nothing. */
export async function saveImport(
  id: string,
  file: object,
  { signal, onShare, nameOf }: SaveWatch,
): Promise<ImportState> {
  const { summary } = await checkImport(id, await packedImport(file), {
    signal,
    onSent: (share) => onShare(share, false),
    onEntries: () => onShare(1, false),
  })
  const [fault] = summary?.faults ?? []
  if (fault !== undefined)
    throw new Error(
      `${nameOf(fault.entry) ?? fault.title} can’t be imported: ${fault.reason} Uncheck it, then try again.`,
    )
  onShare(1, true)
  return applyImport(id, false, { signal, onEntries: () => onShare(1, true) })
}

/** Why nothing was saved; or, once the server had everything, what to look at. */
export function saveProblem(error: unknown, isSent: boolean, lost: string): string {
  // The server goes on by itself.
  if (isSent && isUnreachable(error)) return lost
  const message = messageOf(error, 'Please try again.')
  return message.includes('Nothing was imported.') ? message : `${message} Nothing was imported.`
}
