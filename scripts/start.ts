import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { build } from './build/steps.ts'
import { root } from './support/root.ts'
import { loadSettings } from './support/settings.ts'

loadSettings()
process.env.NODE_ENV ??= 'production'
// Keeps the stripped and compiled server for the next start: a quarter less work until it serves.
enableCompileCache(join(root, 'node_modules/.cache/compile'))

if (await build()) await import('../apps/server/src/main.ts')
else process.exitCode = 1
