import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { recoveryCodesQuery } from './recovery-codes-query.ts'
import { SettingsRow } from './settings-section.tsx'

const RecoveryCodesDialog = lazyComponent(
  async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
)

const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

export function RecoveryCodes() {
  const { data, isError, refetch } = useQuery(recoveryCodesQuery)
  const [open, setOpen] = useState<boolean>()
  const has = data !== undefined && data.left > 0
  if (data === undefined && isError) {
    return <LoadFailedLine what="recovery codes" onRetry={() => void refetch()} />
  }
  return (
    <>
      <SettingsRow
        title="Recovery codes"
        note={
          has
            ? `${data.left} of 8 left${data.madeAt === null ? '' : `, created on ${date.format(data.madeAt)}`}`
            : 'They let you back in if you forget your password.'
        }
        action={
          <Button variant="secondary" disabled={data === undefined} onClick={() => setOpen(true)}>
            {has ? 'New codes' : 'Create codes'}
          </Button>
        }
      />
      {open !== undefined && <RecoveryCodesDialog open={open} onOpenChange={setOpen} replaces={has} />}
    </>
  )
}
