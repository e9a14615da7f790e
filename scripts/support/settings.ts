import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Takes the settings of a .env file into the environment; what the environment already says wins. */
export function loadSettings(): void {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
