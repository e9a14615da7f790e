/** A thread of its own for reminders, with a connection of its own: encrypting thousands of messages must not delay an answer. */
import { parentPort, workerData } from 'node:worker_threads'
import { systemClock } from '#core/clock.ts'
import { connect } from '#core/database/connect.ts'
import type { BackgroundData } from './background.ts'
import { Scheduler } from '#features/notifications/scheduler.ts'

const { location, push, tick, lease } = workerData as BackgroundData
const database = await connect(location)
const scheduler = new Scheduler(
  { db: database.db, engine: database.engine, clock: systemClock, push },
  {
    ...(tick !== undefined && { tick }),
    ...(lease !== undefined && { lease }),
    note: (details, message) => parentPort?.postMessage({ details, message }),
  },
)
scheduler.start()

/** The only message that comes is the one to stop. */
parentPort?.once('message', () => {
  const stop = async () => {
    await scheduler.stop()
    await database.close()
    process.exit(0)
  }
  void stop()
})
