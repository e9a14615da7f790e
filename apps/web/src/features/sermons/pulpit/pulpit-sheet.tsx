import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { enterAgain, pause, type Preaching, restart } from './preaching.ts'
import { ClockFields, TypeFields } from './settings-fields.tsx'
import { changePreaching, type PreachingKey, usePreaching } from './stored-preaching.ts'

interface PulpitSheetProps {
  readonly of: PreachingKey
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onFinish: () => void
  readonly onLeave: () => void
}

/** All that can be done in the pulpit besides turning pages. It is also the only way out. */
export function PulpitSheet({ of, open, onOpenChange, onFinish, onLeave }: PulpitSheetProps) {
  const isPaused = usePreaching(of, (preaching) => preaching?.pausedAt !== undefined)
  const set = (change: (preaching: Preaching, now: number) => Preaching) =>
    changePreaching(of, (preaching) => change(preaching, Date.now()))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Pulpit"
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            Leave the pulpit
          </Button>
          <Button onClick={onFinish}>Finish</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => set(isPaused ? enterAgain : pause)}>
            {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            {isPaused ? 'Go on' : 'Pause the clock'}
          </Button>
          <Button variant="secondary" onClick={() => set(restart)}>
            <RotateCcw aria-hidden="true" />
            Start at 0:00
          </Button>
        </div>
        <TypeFields />
        <ClockFields />
      </div>
    </Dialog>
  )
}
