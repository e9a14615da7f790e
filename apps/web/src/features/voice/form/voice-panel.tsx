import Mic from 'lucide-react/icons/mic'
import MicOff from 'lucide-react/icons/mic-off'
import Square from 'lucide-react/icons/square'
import { useUser } from '#features/auth/index.ts'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { useStore } from '#shared/store.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import type { VoiceKind } from '../speech/heard.ts'
import { type Language, languages } from '../speech/languages.ts'
import { findSpeech, microphoneDenied, unsupportedText } from '../speech/speech.ts'
import { useRecording } from '../speech/use-recording.ts'
import { voiceSettings } from '../voice-settings.ts'
import { Tooltip } from '#shared/ui/popup/tooltip.tsx'

interface VoicePanelProps {
  readonly kind: VoiceKind
  /** What was said so far, phrase by phrase. */
  readonly said: readonly string[]
  readonly onWords: (words: string) => void
  readonly onClear: () => void
  /** Puts the words into the form. Returns false if there are none. */
  readonly onDone: () => boolean
  readonly busy: boolean
}

export default function VoicePanel(props: VoicePanelProps) {
  if (findSpeech() === undefined) {
    return (
      <div className="grid justify-items-center gap-3 py-8 text-center">
        <MicOff aria-hidden="true" className="size-10 text-muted" />
        <p className="max-w-72">{unsupportedText}</p>
      </div>
    )
  }
  return <Recorder {...props} />
}

const examples: Record<VoiceKind, string> = {
  sermon: 'Grace in the storm. Matthew fourteen, twenty-two to thirty-three. When Peter saw the wind…',
  prayer: 'Healing for a member of our church. Be near in the long nights…',
  event: 'Youth group next Friday from six thirty to eight at the fellowship hall.',
}

const options = Object.entries(languages).map(([value, label]) => ({ value: value as Language, label }))

const nothingHeard = {
  title: 'We didn’t hear anything',
  description: 'Please try again, a little closer to the microphone.',
}

function Recorder({ kind, said, onWords, onClear, onDone, busy }: VoicePanelProps) {
  const owner = useUser()?.id ?? ''
  const settings = useStoredValue(voiceSettings, owner)
  const denied = useStore(microphoneDenied)
  const { phase, interim, trouble, setTrouble, toggle } = useRecording({
    onWords,
    onStopped: () => {
      if (!onDone()) setTrouble(nothingHeard)
    },
  })
  const on = phase !== 'idle'
  const waiting = !on && said.length > 0
  const name = on ? 'Stop recording' : denied ? 'Microphone unavailable' : 'Start recording'
  const Icon = on ? Square : denied ? MicOff : Mic

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-center gap-2">
        <Tooltip label={name}>
          <button
            type="button"
            aria-label={name}
            onClick={toggle}
            className={cx(
              'grid size-20 place-items-center rounded-full transition-colors [&_svg]:size-8',
              on
                ? 'bg-alert-fill text-on-alert hover:bg-alert-fill-strong'
                : denied
                  ? 'bg-sunk text-muted hover:bg-hairline'
                  : 'bg-water text-on-water hover:bg-water-strong',
            )}
          >
            <Icon aria-hidden="true" className={on ? 'fill-current' : ''} />
          </button>
        </Tooltip>
        <p role="status" className="text-sm text-muted">
          {phase === 'listening'
            ? 'Listening… Tap to finish.'
            : phase === 'starting'
              ? 'One moment…'
              : denied
                ? 'Tap to try again.'
                : waiting
                  ? 'Tap to keep speaking.'
                  : 'Tap and speak.'}
        </p>
      </div>
      {trouble !== undefined && (
        <div role="alert" className="rounded-control bg-alert-soft p-3">
          <p className="font-medium text-alert">{trouble.title}</p>
          <p className="text-sm">{trouble.description}</p>
        </div>
      )}
      <div
        role="group"
        aria-label="What was said"
        dir="auto"
        className="min-h-28 rounded-control bg-sunk p-3.5 wrap-anywhere"
      >
        {said.length === 0 && interim.trim() === '' ? (
          <p className="text-muted">For example: “{examples[kind]}”</p>
        ) : (
          <p>
            {said.join(' ')} <span className="text-muted italic">{interim}</span>
          </p>
        )}
      </div>
      {waiting && (
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={onDone}>
            Fill in the form
          </Button>
          <Button variant="quiet" onClick={onClear}>
            Start over
          </Button>
        </div>
      )}
      <Field label="Spoken language">
        <Select
          options={options}
          value={settings.language}
          disabled={on}
          onValueChange={(language) => voiceSettings.set({ ...settings, language }, owner)}
        />
      </Field>
    </div>
  )
}
