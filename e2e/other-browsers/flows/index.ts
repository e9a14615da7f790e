import type { Flow } from '../visit.ts'
import { account } from './account.ts'
import { appLock } from './app-lock.ts'
import { bible } from './bible.ts'
import { dialogs } from './dialogs.ts'
import { forms } from './forms.ts'
import { leaving } from './leaving.ts'
import { offline } from './offline.ts'
import { screens } from './screens.ts'
import { tabs } from './tabs.ts'
import { writing } from './writing.ts'

export const flows: Record<string, Flow> = {
  ...account,
  ...appLock,
  ...forms,
  ...dialogs,
  ...bible,
  ...offline,
  ...leaving,
  ...tabs,
  ...screens,
  ...writing,
}

/** In every change's tests; the others are in `npm run test:all`. */
export const gateFlows: ReadonlySet<string> = new Set([
  'a sermon is written, changed and still there after a reload',
  'words written while the server is away outlive a reload and are sent once it is back',
])
