import type { User } from '@stillwater/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { useSessionChange, welcome } from './session.ts'

interface Login<Proof> {
  /** Shows the server who it is. */
  readonly send: (proof: Proof) => Promise<User>
  readonly messageFor: (error: unknown) => string
  readonly retry: boolean | ((count: number, error: Error) => boolean)
}

/** Signs in, and stores data on this device if it is to be kept. */
export function useLogin<Proof extends { readonly keep: boolean }>(login: Login<Proof>) {
  const setUser = useSessionChange()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: async (proof: Proof) => {
      const user = await login.send(proof)
      await welcome(user, proof.keep)
      return user
    },
    retry: login.retry,
    onSuccess: (user) => {
      setUser(user, 500)
      toast({
        title: 'Login successful',
        description: `Welcome back, ${user.fullName}!${user.restored ? ' Your account will not be deleted.' : ''}`,
      })
      navigate('/')
    },
    onError: (error) => {
      setUser(null, 500)
      toast({ title: 'Login failed', description: login.messageFor(error), variant: 'destructive' })
    },
  })
}
