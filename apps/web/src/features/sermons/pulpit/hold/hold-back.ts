import { addEntries, entriesHere, holdScreen } from '#shared/ui/dialog/layer-history.ts'

/** In the history, above the screen's own: at first, and at most. */
const [spare, most] = [3, 10]
/** After a touch, so that the page that it turns is drawn first. */
const pause = 300

/** Call it on the tap that starts preaching, before the screen is filled: the browser counts an entry only after a tap, and filling the screen uses the tap up. */
export const addSpareEntries = (): void => addEntries(spare)

/**
 * Back does nothing: a swipe from the edge of a phone means Back to it, and a page to the preacher. Where the app itself led here, the
 * address is brought back. Where Back would leave the app, it uses up an entry without a meaning; more are added with every touch, and
 * only then: browsers pass over entries that a page adds by itself (docs/decisions/0026-back-and-dialogs.md).
 */
export function holdBack(): () => void {
  const release = holdScreen()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onTouch = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      // One with each touch: Firefox counts those only on which there was one.
      addEntries(Math.min(Math.max(entriesHere() + 1, spare), most))
    }, pause)
  }
  const done = new AbortController()
  for (const type of ['pointerup', 'keydown'])
    window.addEventListener(type, onTouch, { capture: true, signal: done.signal })
  return () => {
    release()
    done.abort()
    clearTimeout(timer)
  }
}
