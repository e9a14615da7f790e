import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { linkToken } from './link-token.ts'
import { welcome } from './session.ts'

export function useResetPassword() {
  return useMutation({
    mutationFn: async (password: string) => {
      const user = await call('POST /api/password-reset', {
        body: { token: linkToken('token') ?? '', password },
      })
      await welcome(user)
    },
    // A fresh page: somebody else may have been signed in on this one.
    onSuccess: () => location.replace('/'),
  })
}
