import { toast } from '#shared/ui/toast-store.ts'

export const tellSaveFailed = () =>
  toast({ title: 'Error', description: 'Failed to save sermon. Please try again.', variant: 'destructive' })
