import { sermonForm } from '#shared/signals/open-sermon-form.ts'
import { useStore } from '#shared/store.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const SermonDialog = lazyComponent(
  async () => (await import('#features/sermons/sermon-dialog.tsx')).SermonDialog,
)

/** The form for a new sermon, opened from a screen of another feature. */
export function SermonFormHost() {
  const asked = useStore(sermonForm)
  if (asked === undefined) return null
  const setOpen = (open: boolean) => sermonForm.set({ ...asked, open })
  return (
    <SermonDialog
      key={asked.key}
      open={asked.open}
      onOpenChange={setOpen}
      onSaved={() => setOpen(false)}
      start={asked.prefill}
    />
  )
}
