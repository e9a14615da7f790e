import Share from 'lucide-react/icons/share'
import { Card } from '#shared/ui/card.tsx'

/** Shown instead of the button, because the browser would deny the permission. */
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

/** Only Safari on iPhone and iPad has this property: whether the page was opened from the Home Screen. */
const fromHomeScreen = (): boolean | undefined => (navigator as { standalone?: boolean }).standalone

/**
 * On an iPhone or iPad only an app on the Home Screen may notify. Detected by features, and by user agent only if the browser does
 * not say whether it was opened from there.
 */
export function needsHomeScreen(): boolean {
  if ('Notification' in window && 'PushManager' in window) return false
  if (matchMedia('(display-mode: standalone)').matches) return false
  return (
    fromHomeScreen() === false || (fromHomeScreen() === undefined && /iPhone|iPad/.test(navigator.userAgent))
  )
}
