import { useCallback } from 'react'
import { useUser } from '#features/auth/index.ts'
import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { createStore } from '#shared/store.ts'
import { type HelpFlags, parseFlags } from './flags.ts'

const help = storedValue({ key: (owner) => `stillwater-help-${owner}`, parse: parseFlags })

/** Whether the guide is open. Tips wait until it is closed. */
export const guideOpen = createStore(false)

/** What the signed-in user has been shown on this device, and how to add to it. */
export function useHelp() {
  const owner = useUser()?.id ?? ''
  const flags = useStoredValue(help, owner)
  const note = useCallback(
    (change: (before: HelpFlags) => HelpFlags) => help.set(change(help.get(owner)), owner),
    [owner],
  )
  return { flags, note }
}
