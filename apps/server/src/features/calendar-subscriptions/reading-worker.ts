/** A thread for one calendar: what a hostile one costs is paid here, and the thread can be ended. */
import { parentPort, workerData } from 'node:worker_threads'
import { workBelowRequests } from '#core/threads/below-requests.ts'
import { readSubscribed } from './read-subscribed.ts'

workBelowRequests()
const { file, today } = workerData as { file: string; today: string }
parentPort?.postMessage({ answer: readSubscribed(file, today) ?? null })
