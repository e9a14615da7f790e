/** Whether this page has asked for it: a reload ends it. */
let isAsked = false

/** Fills the screen where the device allows it. Where it does not, as on an iPhone, the window is filled. */
export async function enterFullScreen(): Promise<void> {
  isAsked = true
  try {
    await (document.documentElement as Partial<HTMLElement>).requestFullscreen?.({ navigationUI: 'hide' })
  } catch (error) {
    console.info('The screen cannot be filled', error)
  }
}

/** After a reload the first touch asks for it again: nothing but a touch may. */
export function askForFullScreen(): () => void {
  const done = new AbortController()
  const ask = () => {
    done.abort()
    void enterFullScreen()
  }
  if (!isAsked)
    for (const type of ['pointerup', 'keydown']) window.addEventListener(type, ask, { signal: done.signal })
  return () => done.abort()
}

export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen()
}
