/** A thread of its own for reminders and other calendars, with a connection of its own: encrypting thousands of messages must not delay an answer. */
import { parentPort, workerData } from 'node:worker_threads'
import { systemClock } from '#core/dates/clock.ts'
import { connect } from '#core/database/connect.ts'
import type { Note } from '#core/note.ts'
import { Refresher } from '#features/calendar-subscriptions/refresher.ts'
import { Scheduler } from '#features/notifications/scheduler.ts'
import type { BackgroundData } from './background.ts'

const { location, push, tick, lease } = workerData as BackgroundData
const database = await connect(location)
const deps = { db: database.db, engine: database.engine, clock: systemClock, push }
const note: Note = (details, message) => parentPort?.postMessage({ details, message })
const often = tick !== undefined && { tick }
const scheduler = new Scheduler(deps, { ...often, ...(lease !== undefined && { lease }), note })
const refresher = new Refresher(deps, { ...often, note })
scheduler.start()
refresher.start()

async function stop(): Promise<void> {
  refresher.stop()
  await scheduler.stop()
  await database.close()
  process.exit(0)
}

parentPort?.on('message', (message: 'stop' | 'wake') => {
  if (message === 'wake') refresher.wake()
  else void stop()
})
