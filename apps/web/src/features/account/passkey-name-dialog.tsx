import { type Passkey, PasskeyNameSchema } from '@stillwater/contract/passkey-schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { passkeysQuery } from './passkeys-query.ts'

interface PasskeyNameDialogProps {
  readonly title: string
  readonly description?: string
  readonly passkey: Passkey
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** For a new passkey too: it has been added under the device's name by then, so that closing this loses nothing. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { title, description, passkey, open, onOpenChange } = props
  const client = useQueryClient()
  const rename = useMutation({
    mutationFn: (body: { name: string }) =>
      call('PATCH /api/passkeys/:id', { params: { id: passkey.id }, body }),
    onSuccess: () => {
      toast({ title: 'Name saved' })
      onOpenChange(false)
    },
    onError: (error) => {
      form.reject(error)
      toast({
        title: 'Name not saved',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  })
  const form = useForm({
    schema: PasskeyNameSchema,
    initial: { name: passkey.name },
    onSubmit: (body) => rename.mutate(body),
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      {...(description !== undefined && { description })}
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={rename.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <Field label="Name" error={form.errors['name']} hint="For example My phone">
        <Input {...form.text('name')} autoComplete="off" data-autofocus />
      </Field>
    </Dialog>
  )
}
