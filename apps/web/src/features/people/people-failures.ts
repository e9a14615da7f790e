import { saveFailedText } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

export const tellPersonFailed = (error: unknown) =>
  toast({
    title: 'Error',
    description: saveFailedText(error, 'Failed to save this person. Please try again.'),
    variant: 'destructive',
  })

export const tellEntryFailed = (error: unknown) =>
  toast({
    title: 'Error',
    description: saveFailedText(error, 'Failed to save this entry. Please try again.'),
    variant: 'destructive',
  })
