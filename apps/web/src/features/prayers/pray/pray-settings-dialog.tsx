import { type PrayerCategory, prayerCategories } from '@stillwater/contract/choices'
import type { PraySettings } from '@stillwater/contract/prayers/pray'
import { cardsADay, daysForEveryone } from '@stillwater/contract/prayers/todays-prayers'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { InstantSettingsDialog } from '#shared/settings/instant-settings-dialog.tsx'
import { useSaveSettings } from '#shared/settings/use-save-settings.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Slider } from '#shared/ui/field/slider.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { categoryNames, prayersQuery } from '../prayer-queries.ts'
import { everyoneWords } from './everyone-words.ts'
import { praySettingsQuery } from './pray-queries.ts'

const timers = [30, 60, 90, 120, 180, 300]

interface PraySettingsDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** How many prayers come up in a day, for all of the user's devices. Each choice is saved at once. */
export function PraySettingsDialog({ open, onOpenChange }: PraySettingsDialogProps) {
  const save = useSaveSettings<PraySettings>('/api/pray/settings', (body) =>
    call('PATCH /api/pray/settings', { body }),
  )
  return (
    <InstantSettingsDialog
      open={open}
      onOpenChange={onOpenChange}
      title="How many a day"
      query={praySettingsQuery}
      fields={2}
    >
      {(settings) => <SettingsFields settings={settings} onChange={(changes) => save.mutate(changes)} />}
    </InstantSettingsDialog>
  )
}

interface SettingsFieldsProps {
  readonly settings: PraySettings
  readonly onChange: (changes: Partial<PraySettings>) => void
}

function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  const today = useToday()
  const { data: prayers = [] } = useQuery(prayersQuery)
  const sentence = (category: PrayerCategory) =>
    everyoneWords(
      categoryNames[category],
      prayers.some((prayer) => prayer.category === category && !prayer.isAnswered),
      settings[category],
      daysForEveryone(prayers, settings, category, today),
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Slider
          label="Prayers a day"
          value={settings.cards}
          min={cardsADay.fewest}
          max={cardsADay.most}
          format={String}
          onValueChange={(cards) => onChange({ cards })}
        />
        <p className="text-sm text-muted">
          Prayers set for every day, or for a certain day, are added to these.
        </p>
      </div>
      {prayerCategories.map((category) => (
        <Field key={category} label={categoryNames[category]} hint={sentence(category)}>
          <Select
            options={shareOptions}
            value={settings[category] === null ? 'auto' : String(settings[category])}
            onValueChange={(value) => onChange({ [category]: value === 'auto' ? null : Number(value) })}
          />
        </Field>
      ))}
      <Field label="Gentle timer" hint="A thin line fills while you pray. Nothing happens when it’s full.">
        <Select
          options={timerOptions}
          value={settings.timer === null ? 'none' : String(settings.timer)}
          onValueChange={(value) => onChange({ timer: value === 'none' ? null : Number(value) })}
        />
      </Field>
    </div>
  )
}

const shareOptions = [
  { value: 'auto', label: 'In turn with the others' },
  ...Array.from({ length: cardsADay.most + 1 }, (_, number) => ({
    value: String(number),
    label: number === 0 ? 'None' : `${number} a day`,
  })),
]

const timerOptions = [
  { value: 'none', label: 'Off' },
  ...timers.map((seconds) => ({
    value: String(seconds),
    label: seconds < 60 ? `${seconds} seconds` : seconds === 60 ? '1 minute' : `${seconds / 60} minutes`,
  })),
]
