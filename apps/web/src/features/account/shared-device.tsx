import type { User } from '@stillwater/contract/account/auth'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { welcome } from '#features/auth/index.ts'
import { readDevice } from '#shared/records/local/device.ts'
import { Switch } from '#shared/ui/field/switch.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'

/** The choice of the sign-in screen, to be changed later. Changes that wait to be synced are not lost by it. */
export function SharedDevice({ user }: { user: User }) {
  const [isShared, setShared] = useState(() => readDevice()?.keep === false)
  const change = useMutation({
    mutationFn: (shared: boolean) => welcome(user, !shared),
    onSuccess: (_, shared) => setShared(shared),
    onError: () => toast({ title: 'Not changed', description: 'Please try again.', variant: 'destructive' }),
  })
  return (
    <Switch
      label="This is a shared device"
      description="Stillwater stores nothing in this browser. You’ll need an internet connection to read and write."
      checked={isShared}
      disabled={change.isPending}
      onCheckedChange={(shared) => change.mutate(shared)}
    />
  )
}
