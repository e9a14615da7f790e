import type { Device } from '@stillwater/contract/account/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { lastUsedText, signedInText } from './device-words.ts'
import { devicesQuery } from './devices-query.ts'
import { SettingsRow } from './settings-section.tsx'

/** Where the user is signed in, and the way to sign out there. */
export function Devices() {
  const { data: devices, isError, refetch } = useQuery(devicesQuery)
  const signOut = useSignOut()
  const others = devices?.filter(({ isCurrent }) => !isCurrent) ?? []

  if (devices === undefined) {
    return isError ? (
      <LoadFailedLine what="devices" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label="Loading your devices">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4" aria-label="Devices">
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceRow
              device={device}
              busy={signOut.isPending && signOut.variables.includes(device)}
              onSignOut={() => void askAndSignOut([device], signOut.mutate)}
            />
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => void askAndSignOut(others, signOut.mutate)}
        >
          Sign out all other devices
        </Button>
      )}
    </>
  )
}

interface DeviceRowProps {
  readonly device: Device
  readonly busy: boolean
  readonly onSignOut: () => void
}

function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const { name, isCurrent } = device
  return (
    <SettingsRow
      title={
        <>
          {name || 'Unknown device'} {isCurrent && <Badge>This device</Badge>}
        </>
      }
      note={
        <>
          {!isCurrent && (
            <>
              {lastUsedText(device)}
              <br />
            </>
          )}
          {signedInText(device)}
        </>
      }
      action={
        !isCurrent && (
          <Button variant="secondary" aria-label={`Sign out ${name}`} busy={busy} onClick={onSignOut}>
            Sign out
          </Button>
        )
      }
    />
  )
}

async function askAndSignOut(devices: readonly Device[], signOut: (devices: readonly Device[]) => void) {
  const [first] = devices
  const isOne = devices.length === 1
  const confirmed = await askToConfirm({
    title: isOne ? `Sign out ${first?.name || 'this device'}?` : 'Sign out all other devices?',
    description: `The next time ${isOne ? 'it’s' : 'they’re'} online, everything Stillwater stored there is erased, including changes that haven’t synced yet. Everything that has synced is safe.`,
    confirmLabel: 'Sign out',
    destructive: true,
  })
  if (confirmed) signOut(devices)
}

function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (devices: readonly Device[]) => {
      const [first] = devices
      if (devices.length === 1 && first !== undefined) {
        await call('DELETE /api/sessions/:id', { params: { id: first.id } })
      } else {
        await call('DELETE /api/sessions')
      }
    },
    onSuccess: (_, devices) =>
      toast({
        title: devices.length === 1 ? 'Device signed out' : 'All other devices signed out',
        description: `What Stillwater stored there is erased the next time ${devices.length === 1 ? 'it’s' : 'they’re'} online.`,
      }),
    onError: (error) =>
      toast({
        title: 'Not signed out',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}
