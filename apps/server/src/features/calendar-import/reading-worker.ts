/** A thread for one calendar file: what a hostile one costs is paid here, and the thread can be ended. */
import { parentPort, workerData } from 'node:worker_threads'
import { workBelowRequests } from '#core/threads/below-requests.ts'
import { readCalendar } from './read-calendar.ts'

workBelowRequests()
const { file, timeZone } = workerData as { file: string; timeZone: string }
parentPort?.postMessage({ answer: readCalendar(file, timeZone) ?? null })
