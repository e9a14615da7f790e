import type { Devotional } from '@stillwater/contract/devotionals'
import { type ReactNode, useCallback } from 'react'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import type { DevotionalStart } from './devotional-dialog.tsx'

const DevotionalDialog = lazyComponent(async () => (await import('./devotional-dialog.tsx')).DevotionalDialog)

interface Target {
  readonly devotional?: Devotional | undefined
  readonly start?: DevotionalStart | undefined
}

/** The dialog for creating and editing devotionals. Its code is loaded when it is first opened. */
export function useDevotionalDialog(onSaved?: (devotional: Devotional) => void) {
  const { edit: open, ...editing } = useEditing<Target>()
  const edit = useCallback(
    (devotional?: Devotional, start?: DevotionalStart) => open({ devotional, start }),
    [open],
  )
  const dialog: ReactNode = editing.target !== undefined && (
    <DevotionalDialog
      key={editing.key}
      open={editing.open}
      onOpenChange={editing.setOpen}
      onSaved={onSaved}
      {...editing.target}
    />
  )
  return { edit, dialog }
}
