import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { Button } from '#shared/ui/button.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { Slider } from '#shared/ui/field/slider.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import {
  largestType,
  longestTarget,
  minutesOfDay,
  type PulpitSettings,
  pulpitSettings,
  shortestTarget,
  smallestType,
} from './pulpit-settings.ts'

function useSettings() {
  const settings = useStoredValue(pulpitSettings)
  const set = (change: Partial<PulpitSettings>) => pulpitSettings.set({ ...pulpitSettings.get(), ...change })
  return [settings, set] as const
}

/** How the text looks on this device. Nothing here opens a keyboard. */
export function TypeFields() {
  const [settings, set] = useSettings()
  return (
    <>
      <Slider
        label="Type size"
        value={settings.size}
        min={smallestType}
        max={largestType}
        format={(value) => `${value} px`}
        onValueChange={(size) => set({ size })}
      />
      <Choice
        label="Background"
        value={settings.ground}
        onValueChange={(ground) => set({ ground })}
        options={[
          { value: 'black', label: 'Black' },
          { value: 'paper', label: 'Paper' },
        ]}
      />
      <Choice
        label="Line spacing"
        value={settings.spacing}
        onValueChange={(spacing) => set({ spacing })}
        options={[
          { value: 'tight', label: 'Tight' },
          { value: 'normal', label: 'Normal' },
          { value: 'roomy', label: 'Roomy' },
        ]}
      />
      <Choice
        label="Line length"
        value={settings.measure}
        onValueChange={(measure) => set({ measure })}
        options={[
          { value: 'narrow', label: 'Short' },
          { value: 'medium', label: 'Medium' },
          { value: 'wide', label: 'Long' },
        ]}
      />
      <Choice
        label="Weight"
        value={settings.weight}
        onValueChange={(weight) => set({ weight })}
        options={[
          { value: 'regular', label: 'Regular' },
          { value: 'medium', label: 'Medium' },
          { value: 'bold', label: 'Bold' },
        ]}
      />
      <Switch
        label="Show cues"
        description="Notes to yourself"
        checked={settings.cues}
        onCheckedChange={(cues) => set({ cues })}
      />
    </>
  )
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const step = 5

export function ClockFields() {
  const [settings, set] = useSettings()
  const { clock, end } = settings
  const move = (by: number) =>
    set({ end: (Math.round((end + by) / step) * step + minutesOfDay) % minutesOfDay })
  return (
    <>
      <Choice
        label="Clock"
        value={clock}
        onValueChange={(mode) => set({ clock: mode })}
        options={[
          { value: 'elapsed', label: 'Elapsed' },
          { value: 'remaining', label: 'Remaining' },
          { value: 'until', label: 'To an end time' },
        ]}
      />
      {clock === 'until' ? (
        <div role="group" aria-label="End time" className="flex items-center gap-3">
          <span className="mr-auto text-sm font-medium">End time</span>
          <Button
            variant="secondary"
            size="icon"
            aria-label="Five minutes earlier"
            onClick={() => move(-step)}
          >
            <Minus aria-hidden="true" />
          </Button>
          <output className="min-w-20 text-center tabular-nums">{time.format(end * 60_000)}</output>
          <Button variant="secondary" size="icon" aria-label="Five minutes later" onClick={() => move(step)}>
            <Plus aria-hidden="true" />
          </Button>
        </div>
      ) : (
        <Slider
          label="Target"
          value={settings.target}
          min={shortestTarget}
          max={longestTarget}
          format={(value) => `${value} min`}
          onValueChange={(target) => set({ target })}
        />
      )}
      <Switch
        label="Color in the last five minutes"
        checked={settings.warns}
        onCheckedChange={(warns) => set({ warns })}
      />
    </>
  )
}
