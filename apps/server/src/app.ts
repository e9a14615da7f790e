import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { BackupSettings } from '#core/settings/backup-settings.ts'
import { Backups } from '#core/backups.ts'
import { type Clock, systemClock } from '#core/dates/clock.ts'
import { compression } from '#core/http/compression.ts'
import type { Database } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { Erasures } from '#core/erasures.ts'
import { defaultPushContact, type Env } from '#core/settings/env.ts'
import { handleErrors, refuseAddress } from '#core/http/error-handler.ts'
import { paymentHosts, recordingHosts, securityHeaders } from '#core/http/headers.ts'
import { LateWork } from '#core/late-work.ts'
import { fewPerTurn } from '#core/http/few-per-turn.ts'
import { health } from '#core/http/health.ts'
import { jsonOnly } from '#core/http/json-only.ts'
import { mailer } from '#core/outgoing/mail.ts'
import { oneAtATime } from '#core/http/one-at-a-time.ts'
import { pages } from '#core/http/web-app.ts'
import { SlowRequests } from '#core/http/slow-requests.ts'
import { Sessions } from '#core/sessions/sessions.ts'
import { type UserLimits, usualLimits } from '#core/records/usage.ts'
import { writeRate } from '#core/records/write-rate.ts'
import { limitUnreadAnswers } from '#core/http/unread-answers.ts'
import { warnOfUntrustedProxy } from '#core/http/untrusted-proxy.ts'
import { deleteAccountsOnTime } from '#features/account/deletion.ts'
import { accountRoutes } from '#features/account/routes.ts'
import { activitiesRoutes } from '#features/activities/routes.ts'
import { appLockRoutes } from '#features/app-lock/routes.ts'
import { authRoutes } from '#features/auth/routes.ts'
import { bibleRoutes } from '#features/bible/routes.ts'
import { calendarFeedsRoutes } from '#features/calendar-feeds/routes.ts'
import { calendarImportRoutes } from '#features/calendar-import/routes.ts'
import { calendarSubscriptionsRoutes } from '#features/calendar-subscriptions/routes.ts'
import { dashboardRoutes } from '#features/dashboard/routes.ts'
import { devotionalsRoutes } from '#features/devotionals/routes.ts'
import { donationsRoutes } from '#features/donations/routes.ts'
import { exportRoutes } from '#features/export/routes.ts'
import { goalsRoutes } from '#features/goals/routes.ts'
import { illustrationsRoutes } from '#features/illustrations/routes.ts'
import { importsRoutes } from '#features/imports/routes.ts'
import { journalRoutes } from '#features/journal/routes.ts'
import { notificationsRoutes } from '#features/notifications/routes.ts'
import { eventsRoutes } from '#features/events/routes.ts'
import { peopleRoutes } from '#features/people/routes.ts'
import { planRoutes } from '#features/plan/routes.ts'
import { prayersRoutes } from '#features/prayers/routes.ts'
import { searchRoutes } from '#features/search/routes.ts'
import { sermonsRoutes } from '#features/sermons/routes.ts'
import { storageRoutes } from '#features/storage/routes.ts'
import { vaultRoutes } from '#features/vault/routes.ts'
import { Background, type BackgroundOptions } from './background.ts'

/** The routes of every feature. */
export const features: ((app: FastifyInstance, deps: Deps) => void)[] = [
  authRoutes,
  accountRoutes,
  activitiesRoutes,
  appLockRoutes,
  bibleRoutes,
  calendarFeedsRoutes,
  calendarImportRoutes,
  calendarSubscriptionsRoutes,
  dashboardRoutes,
  devotionalsRoutes,
  donationsRoutes,
  eventsRoutes,
  exportRoutes,
  goalsRoutes,
  illustrationsRoutes,
  importsRoutes,
  journalRoutes,
  notificationsRoutes,
  peopleRoutes,
  planRoutes,
  prayersRoutes,
  searchRoutes,
  sermonsRoutes,
  storageRoutes,
  vaultRoutes,
]

export interface AppOptions {
  readonly database: Database
  readonly clock?: Clock
  readonly logger?: FastifyServerOptions['logger']
  readonly trustProxy?: string[]
  readonly registration?: Env['registration']
  readonly publicUrl?: Env['publicUrl']
  readonly mail?: Env['mail']
  readonly bibleApi?: Env['bibleApi']
  readonly payments?: Env['payments']
  /** What one user may store, and how fast they may write. */
  readonly limits?: UserLimits
  /** Whom a push service may write to about us. */
  readonly pushContact?: string
  /** For tests: push services and calendars on this machine. Not a setting, so that no server in use can have it by mistake. */
  readonly allowLocalPush?: boolean
  /** Makes backups while the app runs. */
  readonly backups?: Env['backups']
  /** Removes what was deleted from the database's files while the app runs. */
  readonly erasing?: boolean
  /** Sends reminders and refreshes calendars while the app runs. */
  readonly reminders?: BackgroundOptions
  /** Told of every call that is mounted. */
  readonly onRoute?: (name: string) => void
  /** The built web app; without it only the API is served. */
  readonly webDir?: string | undefined
}

const mebibyte = 1_048_576

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock = systemClock, trustProxy = [], limits = usualLimits } = options
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new SlowRequests(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: mebibyte,
    // A client that dawdles is cut: headers within 10 s, the whole request within 15, an idle socket after 15.
    requestTimeout: 15_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 10_000,
    // Ten thousand characters of a Bible search fit in the URL, each encoded as up to twelve.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: mebibyte / 8,
    },
    forceCloseConnections: 'idle',
    frameworkErrors: refuseAddress,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  })
  jsonOnly(app)

  const push: Deps['push'] = {
    contact: options.pushContact ?? defaultPushContact,
    allowLocal: options.allowLocalPush ?? false,
  }
  const background =
    options.reminders &&
    new Background({ ...options.reminders, push }, (details, message) => app.log.warn(details, message))
  const deps: Deps = {
    db: database.db,
    engine: database.engine,
    readJson: database.readJson,
    location: database.location,
    clock,
    sessions: new Sessions(database, clock),
    limits,
    countWrite: writeRate(clock, limits.writesPerMinute),
    restorers: new Map(),
    registration: options.registration ?? 'open',
    publicUrl: options.publicUrl,
    sendMail: options.mail && mailer(options.mail),
    lateWork: new LateWork(),
    bibleApi: options.bibleApi,
    payments: options.payments,
    push,
    wakeBackground: () => background?.wake(),
  }

  oneAtATime(app)
  fewPerTurn(app)
  warnOfUntrustedProxy(app)
  securityHeaders(app)
  handleErrors(app)
  compression(app)
  limitUnreadAnswers(app)
  health(app, deps, options.backups && backUpDaily(app, deps, options.backups))
  app.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith('/api') && method !== 'HEAD') options.onRoute?.(`${String(method)} ${url}`)
  })
  for (const mount of features) mount(app, deps)
  deleteAccountsOnTime(app, deps)
  app.addHook('preClose', () => deps.lateWork.done())
  if (background !== undefined) runWhileListening(app, background)
  if (options.erasing === true) runWhileListening(app, new Erasures(deps, app.log))
  if (options.webDir !== undefined) {
    const { bibleApi, payments } = options
    const foreign = [
      ...(payments === undefined ? [] : [paymentHosts]),
      ...(bibleApi === undefined ? [] : [recordingHosts(bibleApi.base)]),
    ]
    await pages(app, options.webDir, foreign, {
      registration: deps.registration,
      mail: deps.sendMail === undefined ? 'off' : 'on',
      passkeys: deps.publicUrl === undefined ? 'local' : 'on',
    })
  }
  return app
}

/** From when the app listens until it is closed. Answers how old the last backup is. */
function backUpDaily(app: FastifyInstance, { location, clock }: Deps, settings: BackupSettings) {
  const backups = new Backups({ ...settings, dataDir: location.dataDir, clock }, app.log)
  runWhileListening(app, backups)
  return () => backups.age()
}

/** From when the app listens until it is closed. */
function runWhileListening(app: FastifyInstance, work: Background | Backups | Erasures): void {
  app.addHook('onListen', () => work.start())
  app.addHook('preClose', () => work.stop())
}
