import { toast } from '#shared/ui/toast/toast-store.ts'

/** Copies a text to the clipboard and shows a toast. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: done })
  } catch (error) {
    console.warn('The clipboard took nothing.', error)
    toast({
      title: 'Could not copy',
      description: 'Your browser doesn’t allow access to the clipboard.',
      variant: 'destructive',
    })
  }
}
