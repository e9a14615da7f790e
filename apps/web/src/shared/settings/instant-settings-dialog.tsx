import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { answerQuery } from '#shared/records/list/list-query.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#shared/ui/skeleton.tsx'

interface InstantSettingsDialogProps<Settings> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly query: ReturnType<typeof answerQuery<Settings>>
  /** As many are drawn while the settings load. */
  readonly fields: number
  readonly children: (settings: Settings) => ReactNode
}

/** Settings for all of the user's devices. Each choice is saved at once, so there is nothing to submit (`useSaveSettings`). */
export function InstantSettingsDialog<Settings>(props: InstantSettingsDialogProps<Settings>) {
  const { open, onOpenChange, title, query, fields, children } = props
  const settings = useQuery(query)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      {settings.isPending ? (
        <SkeletonGroup label="Loading settings" className="grid grid-cols-1 gap-5">
          {Array.from({ length: fields }, (_, index) => (
            <Skeleton key={index} className="h-12" />
          ))}
        </SkeletonGroup>
      ) : settings.isError ? (
        <LoadFailed what="settings" onRetry={() => void settings.refetch()} />
      ) : (
        children(settings.data)
      )}
    </Dialog>
  )
}
