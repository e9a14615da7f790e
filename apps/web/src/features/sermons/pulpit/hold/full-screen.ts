/** Fills the screen where the device allows it. Where it does not, as on an iPhone, the window is filled. */
export async function enterFullScreen(): Promise<void> {
  try {
    await (document.documentElement as Partial<HTMLElement>).requestFullscreen?.({ navigationUI: 'hide' })
  } catch (error) {
    console.info('The screen cannot be filled', error)
  }
}

/** A reload ends it. The next touch asks for it again: nothing but a touch may. */
export function askForFullScreen(): () => void {
  const done = new AbortController()
  const ask = () => {
    done.abort()
    void enterFullScreen()
  }
  // Whoever has just started was asked for it there.
  const isTouched = (navigator.userActivation as UserActivation | undefined)?.isActive === true
  if (!isTouched && document.fullscreenElement === null)
    for (const type of ['pointerup', 'keydown']) window.addEventListener(type, ask, { signal: done.signal })
  return () => done.abort()
}

export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen()
}
