import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app'
import { connect } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { checkMail, type MailFault } from '#core/outgoing/mail-check.ts'
import type { MailSettings } from '#core/settings/mail-settings.ts'
import { type Env, readEnv } from '#core/settings/env.ts'
import { logOptions } from '#core/log.ts'
import { stopOnSignals } from '#core/shutdown.ts'
import { StartError } from '#core/start-error.ts'

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const database = await connect(env)
  try {
    await migrate(database)
  } catch (error) {
    // An open pool would keep the process alive.
    await database.close()
    throw error
  }
  const app = await buildApp({
    database,
    trustProxy: env.trustProxy,
    registration: env.registration,
    publicUrl: env.publicUrl,
    mail: env.mail,
    bibleApi: env.bibleApi,
    payments: env.payments,
    limits: env.limits,
    backups: env.backups,
    erasing: true,
    pushContact: env.pushContact,
    reminders: { location: { dataDir: env.dataDir, databaseUrl: env.databaseUrl } },
    logger: logOptions(env.development),
    webDir: existsSync(builtWeb) ? builtWeb : undefined,
  })
  app.addHook('onClose', () => database.close())
  stopOnSignals(app)
  await listen(app, env)
  if (env.mail !== undefined) await warnOfMailFault(app, env.mail)
}

/** Not a reason to refuse to start: everything else works, and a mail server may be down for a while. */
async function warnOfMailFault(app: FastifyInstance, settings: MailSettings): Promise<void> {
  try {
    await checkMail(settings)
  } catch (error) {
    app.log.warn(
      `${(error as MailFault).message} Until then, no e-mail is sent. Check with: npm run check-mail`,
    )
  }
}

async function listen(app: FastifyInstance, { port, host }: Env): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    throw listenFault(error, port, host)
  }
  const [address] = app.addresses()
  const shown = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host
  console.log(
    `Stillwater is ready at http://${shown}:${String(typeof address === 'object' ? address.port : port)}`,
  )
}

function listenFault(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is already in use. Set PORT to a free one, for example: PORT=${port + 1} npm start`,
    )
  if (code === 'EACCES')
    return new StartError(
      `Port ${port} needs administrator rights. Set PORT to a number above 1023, for example: PORT=3000 npm start`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(
      `This machine doesn't have the address "${host}". Set HOST to one of its own, for example HOST=127.0.0.1`,
    )
  return error
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
