import { saveFailedText } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

export const tellNotSaved = (error: unknown): void => {
  toast({
    title: 'Not saved',
    description: saveFailedText(error, 'Please try again.'),
    variant: 'destructive',
  })
}
