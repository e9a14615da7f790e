/** Fills the screen where the device allows it. Where it does not, as on an iPhone, the window is filled. */
export async function enterFullScreen(): Promise<void> {
  try {
    await (document.documentElement as Partial<HTMLElement>).requestFullscreen?.({ navigationUI: 'hide' })
  } catch (error) {
    console.info('The screen cannot be filled', error)
  }
}

export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen()
}
