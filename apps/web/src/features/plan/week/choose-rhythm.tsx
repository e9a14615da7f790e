import { weekSteps } from '@stillwater/contract/choices'
import type { WeekRhythm } from '@stillwater/contract/plan/week-rhythm'
import { Button } from '#shared/ui/button.tsx'
import { Card, CardHeader } from '#shared/ui/card.tsx'
import { weekdayNames } from '#shared/ui/date/weekday-names.ts'
import { rhythmTemplates } from './rhythm-templates.ts'
import { stepNames } from './step-words.ts'
import { useSaveRhythm } from './use-save-rhythm.ts'

/** For somebody without a rhythm: three to begin with. */
export function ChooseRhythm() {
  const save = useSaveRhythm()
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted">
        Choose a rhythm, and your dashboard says each day what is next for Sunday. You can change every day of
        it later.
      </p>
      {rhythmTemplates.map(({ name, about, rhythm }) => (
        <Card key={name}>
          <CardHeader title={name} note={about} />
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {linesOf(rhythm).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button
            variant="secondary"
            className="mt-3"
            aria-label={`Use this: ${name}`}
            onClick={() => save(rhythm)}
          >
            Use this
          </Button>
        </Card>
      ))}
    </div>
  )
}

/** What is on each day: "Tue: text, study". */
function linesOf(rhythm: WeekRhythm): string[] {
  const days = [...new Set(weekSteps.map((step) => rhythm[step]).filter((day) => day !== undefined))]
  return days.map((day) => {
    const steps = weekSteps.filter((step) => rhythm[step] === day)
    return `${weekdayNames[day]?.slice(0, 3)}: ${steps.map((step) => stepNames[step].toLowerCase()).join(', ')}`
  })
}
