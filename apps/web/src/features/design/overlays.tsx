import { useState } from 'react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '#shared/ui/popup/menu.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { ExampleForm } from './example-form.tsx'
import { Row, Section } from './section.tsx'

async function askToDelete() {
  const goesAhead = await askToConfirm({
    title: 'Delete this goal?',
    description: 'Are you sure you want to delete this goal?',
    confirmLabel: 'Delete',
    destructive: true,
  })
  if (goesAhead) toast({ title: 'Goal Deleted', action: { label: 'Undo', onClick: () => undefined } })
}

function Toasts() {
  return (
    <Row name="Toasts (one at a time, 5 s, swipe right, F8)">
      <Button
        variant="secondary"
        onClick={() =>
          toast({ title: 'Profile updated', description: 'Your profile has been successfully updated.' })
        }
      >
        Toast
      </Button>
      <Button variant="secondary" onClick={() => toast({ title: 'Logged out' })}>
        Short toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Validation Error',
            description: 'Please fill in all required fields',
            variant: 'destructive',
          })
        }
      >
        Error toast
      </Button>
    </Row>
  )
}

export function Overlays() {
  const [form, setForm] = useState(false)
  const [note, setNote] = useState(false)
  return (
    <Section title="What floats">
      <Row name="Sheet on a phone, dialog on a wide screen">
        <Button variant="secondary" onClick={() => setForm(true)}>
          Form
        </Button>
        <Button variant="secondary" onClick={() => setNote(true)}>
          Long text
        </Button>
        <Button variant="secondary" onClick={() => void askToDelete()}>
          Confirm
        </Button>
        <Menu
          trigger={
            <Button size="icon" variant="secondary" aria-label="More about this prayer">
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          <MenuHeader>
            <span className="block font-medium">Grace Community Church</span>
            <span className="block text-sm text-muted">Prayer list</span>
          </MenuHeader>
          <MenuSeparator />
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setForm(true)}>
            Edit
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} destructive onSelect={() => void askToDelete()}>
            Delete
          </MenuItem>
        </Menu>
      </Row>
      <Toasts />
      <ExampleForm open={form} onOpenChange={setForm} />
      <Dialog
        open={note}
        onOpenChange={setNote}
        title="Psalm 23, again and again"
        description="More than fits on any screen."
        footer={<Button onClick={() => setNote(false)}>Done</Button>}
      >
        {Array.from({ length: 12 }, (_, verse) => (
          <p key={verse} className="scripture mb-4">
            Yea, though I walk through the valley of the shadow of death, I will fear no evil: for thou art
            with me; thy rod and thy staff they comfort me.
          </p>
        ))}
      </Dialog>
    </Section>
  )
}
