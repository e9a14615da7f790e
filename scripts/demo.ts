import { build } from './build/steps.ts'
import { loadSettings } from './support/settings.ts'

loadSettings()

/** A throw-away instance with a signed-in sample week, for trials and pictures. Nothing of it stays when it ends. */
async function demo(): Promise<void> {
  const { startDemo } = await import('./demo/start.ts')
  const { address, close } = await startDemo(Number(process.env['DEMO_PORT'] ?? 0))
  console.log(`A church week with sample data is ready at ${address}`)
  console.log('Stop it with Ctrl-C. Its data is deleted when it stops.')
  const end = () => void close().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

if (await build()) await demo()
else process.exitCode = 1
