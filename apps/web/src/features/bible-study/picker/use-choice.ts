import { useState } from 'react'
import { useVersion } from '#features/bible/index.ts'

export interface VersionChoice {
  readonly chosen: string | undefined
  readonly options: readonly { value: string; label: string }[]
  readonly loading: boolean
  readonly failure: Error | null
  readonly choose: (id: string) => void
  readonly retry: () => void
}

/** The version to read: the one in the address, until another is chosen; else the user's own. */
export function useChoice() {
  const { version: own, versions, choose } = useVersion()
  const [asked, ask] = useState<string>()
  const known = Object.values(versions.data ?? {}).find((id) => id.toLowerCase() === asked?.toLowerCase())
  const version = known ?? own
  const choice: VersionChoice = {
    chosen: version,
    options: Object.entries(versions.data ?? {}).map(([label, value]) => ({ value, label })),
    loading: versions.isPending,
    failure: versions.error,
    choose: (id) => {
      ask(undefined)
      choose(id)
    },
    retry: () => void versions.refetch(),
  }
  // Undefined until the versions are loaded, so that nothing is read in the wrong one.
  return { version, choice, ask, ready: asked === undefined || !versions.isPending }
}
