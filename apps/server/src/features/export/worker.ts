/** A thread of its own for one export: it writes the ZIP into a file that the main thread has opened, and says how far it is. */
import { write } from 'node:fs'
import { promisify } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { DatabaseLocation } from '#core/database/connect.ts'
import { readSnapshot } from '#core/database/snapshot.ts'
import { archiveOf } from './archive.ts'
import { exportFiles } from './export-files.ts'
import type { ExportTask } from './export-task.ts'

export interface WorkerData extends ExportTask {
  readonly location: DatabaseLocation
  readonly file: number
}

/** `end` comes with the last bytes. `node --watch` sends messages of its own through the same channel. */
export interface Written {
  readonly written?: number
  readonly end?: true
}

const { location, file, ...task } = workerData as WorkerData
const writeTo = promisify(write)
const tell = (message: Written) => parentPort?.postMessage(message)

let written = 0
await readSnapshot(location, async (db) => {
  for await (const chunk of archiveOf(exportFiles(db, task), new Date(task.now))) {
    for (let from = 0; from < chunk.length;)
      from += (await writeTo(file, chunk, from, chunk.length - from, written + from)).bytesWritten
    written += chunk.length
    tell({ written })
  }
})
tell({ written, end: true })
