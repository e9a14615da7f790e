/** A thread of its own for one backup: checking every page of a large file would keep everybody waiting. */
import { workerData } from 'node:worker_threads'
import { type BackupTask, backUp } from './backup.ts'

await backUp(workerData as BackupTask)
