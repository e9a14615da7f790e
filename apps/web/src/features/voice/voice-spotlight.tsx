import Mic from 'lucide-react/icons/mic'
import { useUser } from '#features/auth/index.ts'
import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { findSpeech, unsupportedText } from './speech/speech.ts'

const dismissed = storedValue({
  key: (owner) => `stillwater-spotlight-voice-${owner}`,
  parse: (text) => text !== null,
  serialize: () => 'dismissed',
})

/** Announces voice input once. */
export function VoiceSpotlight() {
  const owner = useUser()?.id ?? ''
  if (useStoredValue(dismissed, owner)) return null
  return (
    <Card className="@container bg-water-soft!">
      <div className="flex gap-3">
        <Mic aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-water @max-[12rem]:hidden" />
        <div className="min-w-0">
          <h2 className="text-xl">Voice Input Now Available</h2>
          <p>
            {findSpeech() === undefined
              ? unsupportedText
              : 'Look for the microphone in prayers, sermons, events and your journal.'}
          </p>
          <Button variant="quiet" className="-mb-2 -ml-4" onClick={() => dismissed.set(true, owner)}>
            Got it
          </Button>
        </div>
      </div>
    </Card>
  )
}
