import Share from 'lucide-react/icons/share'
import { Card } from '#shared/ui/card.tsx'

/** In place of the button that could only be refused. */
export function HomeScreenCard() {
  return (
    <Card>
      <h3 className="text-lg">Add Stillwater to your Home Screen to get reminders</h3>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-muted marker:text-muted">
        <li>
          Tap the Share button{' '}
          <Share aria-hidden="true" className="inline size-4.5 align-text-bottom text-water" /> in your
          browser.
        </li>
        <li>Choose “Add to Home Screen”.</li>
        <li>Open Stillwater from your Home Screen and turn on notifications there.</li>
      </ol>
    </Card>
  )
}
