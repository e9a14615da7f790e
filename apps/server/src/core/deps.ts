import type { Clock } from './dates/clock.ts'
import type { Database, Db } from './database/connect.ts'
import type { LateWork } from './late-work.ts'
import type { Env } from './settings/env.ts'
import type { SendMail } from './outgoing/mail.ts'
import type { Restorers } from './records/restorers.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { UserLimits } from './records/usage.ts'

/** What every feature gets. Tests pass their own clock and database. */
export interface Deps {
  readonly db: Db
  readonly engine: Database['engine']
  readonly readJson: Database['readJson']
  readonly location: Database['location']
  readonly clock: Clock
  readonly sessions: Sessions
  /** What one user may store, and how fast they may write. */
  readonly limits: UserLimits
  /** Counts a write of a user; throws where they make too many. */
  readonly countWrite: (userId: string) => void
  /** How an export is brought back. */
  readonly restorers: Restorers
  readonly registration: Env['registration']
  /** Where users reach the server; undefined where the operator has not said so. */
  readonly publicUrl: string | undefined
  /** Undefined where the operator has not set up a mail server. */
  readonly sendMail: SendMail | undefined
  readonly lateWork: LateWork
  /** Where further versions of the Bible come from, if the operator has a key. */
  readonly bibleApi: Env['bibleApi']
  /** The provider that takes donations, if the operator has keys. */
  readonly payments: Env['payments']
  /** Work for the background thread is waiting for somebody. */
  readonly wakeBackground: () => void
  readonly push: {
    /** Whom a push service may write to about us. */
    readonly contact: string
    /** Only tests push to this machine. */
    readonly allowLocal: boolean
  }
}
