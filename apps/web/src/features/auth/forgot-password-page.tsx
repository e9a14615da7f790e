import { ForgottenSchema, RecoverySchema } from '@stillwater/contract/account/account'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Wordmark } from '#shared/ui/wordmark.tsx'

/** Whether the server can send a link, by a meta tag of the page. */
const canSendMail = () => document.querySelector<HTMLMetaElement>('meta[name="mail"]')?.content === 'on'

/** The ways back in: a link by e-mail where the server can send one, a recovery code, or the person who runs it. */
export function ForgotPasswordPage() {
  const canSend = canSendMail()
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center px-5 py-10">
      <Wordmark className="mb-8" />
      <h1 className="text-3xl">Forgot your password?</h1>
      {canSend && <SendLink />}
      <UseCode />
      <p className="mt-8 text-muted">
        {canSend ? 'No email and no code? ' : 'No code? '}
        Ask the person who runs Stillwater for your church for a reset link.
      </p>
      <p className="mt-6 text-center">
        <Link href="/auth" className="link">
          Back to Sign In
        </Link>
      </p>
    </main>
  )
}

const emailInput = {
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  autoCapitalize: 'none',
} as const

function SendLink() {
  const send = useMutation({
    mutationFn: (body: { email: string }) => call('POST /api/forgot-password', { body }),
    onError: (error) => form.reject(error),
  })
  const form = useForm({
    schema: ForgottenSchema,
    initial: { email: '' },
    onSubmit: (body) => send.mutate(body),
  })
  return (
    <section aria-labelledby="by-email" className="mt-6">
      <h2 id="by-email" className="mb-3 text-lg">
        Get a link by email
      </h2>
      {send.isSuccess ? (
        <p role="status" className="rounded-card bg-sunk px-4 py-3">
          If there is an account with this email, a link is on its way. It works once, for 30 minutes.
        </p>
      ) : (
        <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
          <Field label="Email" error={form.errors['email']}>
            <Input {...form.text('email')} {...emailInput} />
          </Field>
          <Failure error={send.error} />
          <Button type="submit" variant="primary" busy={send.isPending} busyLabel="Sending...">
            Send Link
          </Button>
        </form>
      )}
    </section>
  )
}

function UseCode() {
  const [, navigate] = useLocation()
  const recover = useMutation({
    mutationFn: (body: { email: string; code: string }) => call('POST /api/recovery', { body }),
    onSuccess: ({ token }) => navigate(`/reset-password#token=${token}`),
    onError: (error) => form.reject(error),
  })
  const form = useForm({
    schema: RecoverySchema,
    initial: { email: '', code: '' },
    onSubmit: (body) => recover.mutate(body),
  })
  return (
    <section aria-labelledby="by-code" className="mt-8">
      <h2 id="by-code" className="mb-1 text-lg">
        Use a recovery code
      </h2>
      <p className="mb-3 text-muted">One of the eight codes you saved. Each works once.</p>
      <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
        <Field label="Email" error={form.errors['email']}>
          <Input {...form.text('email')} {...emailInput} />
        </Field>
        <Field label="Recovery code" error={form.errors['code']} hint="For example 7K2M-9QXA-3TBW-0C5D">
          <Input
            {...form.text('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono"
          />
        </Field>
        <Failure error={recover.error} />
        <Button type="submit" variant="secondary" busy={recover.isPending} busyLabel="Checking...">
          Continue
        </Button>
      </form>
    </section>
  )
}

const Failure = ({ error }: { error: Error | null }) =>
  error && (
    <p role="alert" className="text-alert">
      {messageOf(error, 'Please try again.')}
    </p>
  )
