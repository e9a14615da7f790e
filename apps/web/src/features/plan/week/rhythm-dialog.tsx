import { weekSteps } from '@stillwater/contract/choices'
import { readWeekRhythm, type WeekRhythm } from '@stillwater/contract/plan/week-rhythm'
import { useWeekdayOff } from '#features/notifications/index.ts'
import { InstantSettingsDialog } from '#shared/settings/instant-settings-dialog.tsx'
import { Button } from '#shared/ui/button.tsx'
import { weekdayNames } from '#shared/ui/date/weekday-names.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { planSettingsQuery } from '../plan-queries.ts'
import { rhythmTemplates } from './rhythm-templates.ts'
import { stepHints, stepNames } from './step-words.ts'
import { useSaveRhythm } from './use-save-rhythm.ts'

const notUsed = 'none'
const dayOptions = [
  { value: notUsed, label: 'Not used' },
  ...weekdayNames.map((label, day) => ({ value: String(day), label })),
]

interface RhythmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** On which day each step is, for all of the user's devices. Each choice is saved at once. */
export function RhythmDialog({ open, onOpenChange }: RhythmDialogProps) {
  const save = useSaveRhythm()
  return (
    <InstantSettingsDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Your rhythm"
      query={planSettingsQuery}
      fields={2}
    >
      {(settings) => <RhythmFields rhythm={readWeekRhythm(settings.rhythm) ?? {}} onChange={save} />}
    </InstantSettingsDialog>
  )
}

interface RhythmFieldsProps {
  readonly rhythm: WeekRhythm
  readonly onChange: (rhythm: WeekRhythm) => void
}

function RhythmFields({ rhythm, onChange }: RhythmFieldsProps) {
  const dayOff = useWeekdayOff() ?? null
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <p className="mb-1.5 text-sm font-medium">Start from</p>
        <div className="flex flex-wrap gap-2">
          {rhythmTemplates.map(({ name, rhythm: template }) => (
            <Button key={name} variant="secondary" onClick={() => onChange(template)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
      {weekSteps.map((step) => (
        <Field key={step} label={stepNames[step]} hint={stepHints[step]}>
          <Select
            options={dayOptions}
            value={rhythm[step] === undefined ? notUsed : String(rhythm[step])}
            onValueChange={(value) => {
              const { [step]: _, ...others } = rhythm
              onChange(value === notUsed ? others : { ...others, [step]: Number(value) })
            }}
          />
        </Field>
      ))}
      <p className="text-sm text-muted">
        {dayOff === null
          ? 'A step that you don’t get to simply waits for the next day.'
          : `A step that you don’t get to simply waits for the next day. Your day off, ${weekdayNames[dayOff]}, stays free.`}
      </p>
      <Button variant="quiet" className="justify-self-start" onClick={() => onChange({})}>
        Turn off rhythm
      </Button>
    </div>
  )
}
