import { todayIso } from '#shared/ui/date/iso-date.ts'
import type { ChosenFile } from './reading/read-file.ts'
import { isOfSystem } from './reading/system-files.ts'

/** A folder with more is none of sermons. One more is still counted, so that nothing is left out unnoticed. */
export const mostFiles = 5000

const chosen = (file: File, name: string): ChosenFile => ({
  name,
  content: file,
  saved: todayIso(new Date(file.lastModified)),
})

/** Files from the device's own dialog; those of a folder have their path in it. */
export const filesOf = (list: FileList): ChosenFile[] =>
  [...list]
    .map((file) => chosen(file, file.webkitRelativePath || file.name))
    .filter(({ name }) => !isOfSystem(name))

/** What was dropped, with all that is in its folders. */
export async function filesDropped(transfer: DataTransfer): Promise<ChosenFile[]> {
  // They are gone once the drop is over, so all are asked for at once. What was dragged from another program may be a file without an entry.
  const dropped = [...transfer.items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
  const files: ChosenFile[] = []
  for (const each of dropped) {
    if (each instanceof File) files.push(chosen(each, each.name))
    else if (each !== null) await collect(each, files)
  }
  return files.filter(({ name }) => !isOfSystem(name))
}

async function collect(entry: FileSystemEntry, files: ChosenFile[]): Promise<void> {
  if (files.length > mostFiles) return
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    files.push(chosen(file, entry.fullPath.replace(/^\//, '')))
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    // A browser hands over a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return
    for (const each of some) await collect(each, files)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
