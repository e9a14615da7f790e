import Mic from 'lucide-react/icons/mic'
import { useState } from 'react'
import { useUser } from '#features/auth/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { findSpeech, unsupportedText } from './speech/speech.ts'

const keyOf = (owner: string) => `stillwater-spotlight-voice-${owner}`

/** Tells a user once that they may speak instead of typing. */
export function VoiceSpotlight() {
  const owner = useUser()?.id ?? ''
  const [dismissed, setDismissed] = useState(() => wasDismissed(owner))
  if (dismissed) return null
  return (
    <Card className="bg-water-soft!">
      <div className="flex gap-3">
        <Mic aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-water" />
        <div className="min-w-0">
          <h2 className="text-lg">Voice Input Now Available</h2>
          <p className="mt-1">
            {findSpeech() === undefined
              ? unsupportedText
              : 'Speak a prayer, a sermon, an event or your journal: look for the microphone in their forms.'}
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => {
              dismiss(owner)
              setDismissed(true)
            }}
          >
            Got it
          </Button>
        </div>
      </div>
    </Card>
  )
}

function wasDismissed(owner: string): boolean {
  try {
    return localStorage.getItem(keyOf(owner)) !== null
  } catch (error) {
    console.warn('Whether this was seen before cannot be known on this device.', error)
    return false
  }
}

function dismiss(owner: string): void {
  try {
    localStorage.setItem(keyOf(owner), 'dismissed')
  } catch (error) {
    console.warn('That this was seen cannot be remembered on this device.', error)
  }
}
