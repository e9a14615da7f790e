import { useCallback, useSyncExternalStore } from 'react'
import { useUser } from '#features/auth/index.ts'
import { deviceMemory } from '#shared/device/device-memory.ts'
import { type HelpFlags, parseFlags } from './flags.ts'

const { recall, keep, watch } = deviceMemory('help', parseFlags)

/** What the signed-in user has been shown on this device, and how to note more. */
export function useHelp() {
  const owner = useUser()?.id ?? ''
  const flags = useSyncExternalStore(watch, () => recall(owner))
  const note = useCallback(
    (change: (before: HelpFlags) => HelpFlags) => keep(owner, change(recall(owner))),
    [owner],
  )
  return { flags, note }
}
