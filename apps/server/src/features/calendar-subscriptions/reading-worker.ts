/** A thread for one calendar: what a hostile one costs is paid here, and the thread can be ended. */
import { parentPort, workerData } from 'node:worker_threads'
import { readSubscribed } from './read-subscribed.ts'

const { file, today } = workerData as { file: string; today: string }
parentPort?.postMessage({ answer: readSubscribed(file, today) ?? null })
