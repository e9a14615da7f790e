import { loadSettings } from './settings.ts'
import { build } from './build/steps.ts'

loadSettings()
process.env.NODE_ENV ??= 'production'

if (await build()) await import('../apps/server/src/main.ts')
else process.exitCode = 1
