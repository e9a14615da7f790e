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
}
