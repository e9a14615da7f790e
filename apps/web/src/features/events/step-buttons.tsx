import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '#shared/ui/button.tsx'
import { isShown } from './week.ts'

interface StepButtonsProps {
  readonly unit: 'week' | 'month'
  /** The days they lead to. */
  readonly previous: string
  readonly next: string
  readonly onChoose: (date: string) => void
}

export function StepButtons({ unit, previous, next, onChoose }: StepButtonsProps) {
  return (
    <div className="flex gap-1">
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Previous ${unit}`}
        disabled={!isShown(previous)}
        onClick={() => onChoose(previous)}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Next ${unit}`}
        disabled={!isShown(next)}
        onClick={() => onChoose(next)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  )
}
