import { saveFailedText } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

export const tellSaveFailed = (error: unknown) =>
  toast({
    title: 'Error',
    description: saveFailedText(error, 'Failed to save sermon. Please try again.'),
    variant: 'destructive',
  })
