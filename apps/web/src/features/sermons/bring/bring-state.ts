import { messageOf } from '#shared/api/error.ts'
import { createImportSteps } from '#shared/imports/import-steps.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { importedJson, sermonOfEntry } from './import-file.ts'
import { readFiles } from './read-files.ts'
import type { ChosenFile } from './reading/read-file.ts'
import type { FileResult } from './reading-messages.ts'
import { type SermonRow, sorted } from './sort-results.ts'

interface Reading {
  readonly step: 'reading'
  readonly found: number
  readonly files: number
  readonly name: string
}

const steps = createImportSteps<SermonRow, Reading>({
  section: 'sermons',
  faultOf(chosen) {
    const nameless = chosen.find(({ title }) => title.trim() === '')
    return nameless && `Please enter a title for ${nameless.name}.`
  },
  fileOf: (chosen, id) => importedJson(chosen, { id, now: Date.now(), today: todayIso() }),
  nameOf: (chosen, entry) => sermonOfEntry(chosen, entry)?.name,
  lost: 'The connection was lost while your sermons were being saved. Look at your sermons before you try again; you won’t get duplicates.',
})
export const { useStep, changeRow, chooseAll, importChosen, cancel } = steps
const { begin, setStep } = steps

/** Reads files on this device. Nothing is sent. */
export async function startReading(
  files: readonly ChosenFile[],
  knownIds: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  const { signal } = begin()
  const results: FileResult[] = []
  const show = (name: string) =>
    setStep({ step: 'reading', found: results.length, files: files.length, name })
  show(files[0]?.name ?? '')
  try {
    await readFiles(files, {
      today: todayIso(),
      signal,
      onResult: (result) => {
        results.push(result)
        show(result.name)
      },
    })
    const known = await knownIds()
    signal.throwIfAborted()
    setStep({ step: 'check', ...sorted(results, known) })
  } catch (error) {
    if (signal.aborted) return
    setStep({ step: 'choose', problem: messageOf(error, 'Please try again.') })
  }
}
