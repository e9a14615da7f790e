import type { Preached } from '@stillwater/contract/sermons/sermons'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { PreachedLines } from '../record/preached-lines.tsx'

interface ChapterDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly name: string
  readonly times: readonly Preached[]
}

/** The sermons on a chapter. */
export const ChapterDialog = ({ open, onOpenChange, name, times }: ChapterDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={name}>
    <PreachedLines times={times} label={`Sermons on ${name}`} />
  </Dialog>
)
