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

/** Safari on iPhone and iPad tells whether the page was opened from the Home Screen; no other browser knows this word. */
const fromHomeScreen = (): boolean | undefined => (navigator as { standalone?: boolean }).standalone

/**
 * On an iPhone or iPad only an app on the Home Screen may notify. Told by what the browser can do; by its name only where it does not
 * say whether it was opened from there.
 */
export function needsHomeScreen(): boolean {
  if ('Notification' in window && 'PushManager' in window) return false
  if (matchMedia('(display-mode: standalone)').matches) return false
  return (
    fromHomeScreen() === false || (fromHomeScreen() === undefined && /iPhone|iPad/.test(navigator.userAgent))
  )
}
