/** A thread for merging: what a hostile change costs is paid here, and the thread can be ended. */
import { parentPort } from 'node:worker_threads'
import { merge, type MergeTask } from './merge.ts'

parentPort?.on('message', (task: MergeTask) => parentPort?.postMessage({ merged: merge(task) }))
parentPort?.postMessage({ ready: true })
