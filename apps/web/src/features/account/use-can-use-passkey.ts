import { useQuery } from '@tanstack/react-query'
import { canLockWithPasskey } from '#shared/lock/passkey-secret.ts'
import { passkeysQuery } from './passkeys-query.ts'

/** Passkeys unlock something where the user has one and the browser lets it compute a secret. */
export function useCanUsePasskey(): boolean {
  const { data: passkeys } = useQuery(passkeysQuery)
  const { data: canLock } = useQuery({ queryKey: ['passkey secrets'], queryFn: canLockWithPasskey })
  return canLock === true && passkeys !== undefined && passkeys.length > 0
}
