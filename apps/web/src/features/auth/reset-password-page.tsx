import * as z from 'zod/mini'
import { Link } from 'wouter'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Wordmark } from '#shared/ui/wordmark.tsx'
import { codesOffer } from './codes-offer.tsx'
import { linkToken } from './link-token.ts'
import { NewPassword, newPasswordFields, samePasswords } from './new-password.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { welcome } from './session.ts'

const ResetSchema = z.object(newPasswordFields).check(samePasswords)

/** Opened with a link from the server's administrator; works without signing in. */
export function ResetPasswordPage() {
  const reset = useResetPassword()
  const form = useForm({
    schema: ResetSchema,
    initial: { password: '', confirmPassword: '' },
    onSubmit: ({ password }) => reset.mutate(password, { onError: (error) => form.reject(error) }),
  })
  const complete = linkToken('token') !== undefined

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center px-5 py-10">
      <Wordmark className="mb-8" />
      <h1 className="text-3xl">Choose a new password</h1>
      {complete ? (
        <>
          <p className="mt-2 mb-6 text-muted">
            You’ll be signed in here and signed out everywhere else. Recovery codes from before will stop
            working, and you can create new ones.
          </p>
          <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
            <NewPassword form={form} label="New Password" />
            {reset.error !== null && (
              <p role="alert" className="text-alert">
                {messageOf(reset.error, 'Please try again.')}
              </p>
            )}
            <Button type="submit" variant="primary" busy={reset.isPending} busyLabel="Saving...">
              Save Password
            </Button>
          </form>
        </>
      ) : (
        <p className="mt-2 text-muted">
          This link isn’t complete. Open the whole link you were given, or ask the person who runs Stillwater
          for your church for a new one.
        </p>
      )}
      <p className="mt-6 text-center">
        <Link href="/auth" className="link">
          Back to Sign In
        </Link>
      </p>
    </main>
  )
}

function useResetPassword() {
  return useMutation({
    mutationFn: async (password: string) => {
      const user = await call('POST /api/password-reset', {
        body: { token: linkToken('token') ?? '', password },
      })
      await welcome(user)
      codesOffer.set(true, user.id)
    },
    // A full reload: another user may have been signed in on this page.
    onSuccess: () => location.replace('/'),
  })
}
