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
