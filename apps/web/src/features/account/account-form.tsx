import { PasswordSchema } from '@stillwater/contract/account/auth'
import type { Schema } from '@stillwater/contract/calls/endpoint'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { messageOf } from '#shared/api/error.ts'
import { type Form, useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'

interface Options<S extends Schema, Values extends object, Answer> {
  readonly schema: S
  readonly initial: Values
  readonly send: (value: z.output<S>) => Promise<Answer>
  /** The form is busy until what it returns is settled. */
  readonly onDone: (answer: Answer) => unknown
  /** The title of the message when it fails. */
  readonly failed: string
  /** The message where the error itself has none. */
  readonly fallback?: string
}

/** A form that makes one call. What the server refuses is shown at its field and in a message. */
export function useAccountForm<S extends Schema, Values extends object, Answer>(
  options: Options<S, Values, Answer>,
) {
  const { schema, initial, send, onDone, failed, fallback = 'Please try again.' } = options
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (answer) => onDone(answer),
    onError: (error) => {
      form.reject(error)
      toast({ title: failed, description: messageOf(error, fallback), variant: 'destructive' })
    },
  })
  const form = useForm({ schema, initial, onSubmit: (value) => mutation.mutate(value) })
  return { form, mutation }
}

export interface AccountDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

interface AccountFormProps extends AccountDialogProps {
  readonly title: string
  readonly description?: string
  readonly form: Pick<Form<object>, 'submit'>
  readonly mutation: { readonly isPending: boolean }
  readonly submitLabel?: string
  readonly busyLabel?: string
  readonly destructive?: boolean
  readonly children: ReactNode
}

/** The dialog of such a form: its fields, Cancel, and the button that sends it. */
export function AccountForm(props: AccountFormProps) {
  const { open, onOpenChange, title, description, form, mutation, children } = props
  const { submitLabel = 'Save', busyLabel = 'Saving...', destructive = false } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={destructive ? 'destructive' : 'primary'}
            busy={mutation.isPending}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </Dialog>
  )
}

/** For a form that asks for nothing but the password. */
export const PasswordFormSchema = z.object({ password: PasswordSchema })
