import type { Db, Engine } from '#core/database/connect.ts'

/** Written once for both engines. It is handed the transaction, never the pool. */
export type Migration = (db: Db, engine: Engine) => Promise<void>
