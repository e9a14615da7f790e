import { build } from './build/steps.ts'
import { loadSettings } from './settings.ts'

loadSettings()

/** A throw-away instance with a signed-in sample week, for trials and pictures. Nothing of it stays when it ends. */
async function demo(): Promise<void> {
  const { startDemo } = await import('./demo/start.ts')
  const { address, close } = await startDemo(Number(process.env['DEMO_PORT'] ?? 0))
  console.log(`A sample church week, with sample data only: ${address}`)
  console.log('It is thrown away when you end it with Ctrl-C.')
  const end = () => void close().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

if (await build()) await demo()
else process.exitCode = 1
