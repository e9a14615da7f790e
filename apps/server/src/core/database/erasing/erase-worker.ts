/** A thread of its own: merging a large index takes seconds. */
import { workerData } from 'node:worker_threads'
import { erase, type ErasingTask } from './erase-sqlite.ts'

await erase(workerData as ErasingTask)
