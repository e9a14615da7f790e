import type { QueryClient } from '@tanstack/react-query'
import { codesOffer } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { recoveryCodesQuery } from './recovery-codes-query.ts'

interface Change<T> {
  readonly client: QueryClient
  readonly userId: string
  readonly change: () => Promise<T>
  /** The password as it is after the change. */
  readonly password: string
}

/** Makes a change that ends the recovery codes, and new codes for someone who had any. */
export async function changeAndReplaceCodes<T>({ client, userId, change, password }: Change<T>) {
  const { left } = await call('GET /api/recovery-codes')
  const answer = await change()
  const codes = left === 0 ? undefined : await makeCodes(userId, password)
  void client.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey })
  return { answer, codes }
}

/** The change itself has been made, so a failure here is no failure of it. */
async function makeCodes(userId: string, password: string): Promise<string[] | undefined> {
  try {
    return (await call('POST /api/recovery-codes', { body: { password } })).codes
  } catch (error) {
    console.warn('The recovery codes could not be replaced', error)
    codesOffer.set(true, userId)
    toast({
      title: 'Your recovery codes stopped working',
      description: 'Create new ones under “Sign-in and security.”',
      variant: 'destructive',
    })
    return undefined
  }
}
