import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Study, type StudyProps } from './study.tsx'

interface StudySheetProps extends StudyProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The study on a phone: over the text. */
export function StudySheet({ open, onOpenChange, ...study }: StudySheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Study" maxWidth="32rem">
      <Study {...study} />
    </Dialog>
  )
}
