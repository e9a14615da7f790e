import { copyText } from '#shared/ui/toast/copy-text.ts'

/** Hands a text to the device's own sharing, or to the clipboard where it has none. Nothing is sent by us. */
export async function shareText(text: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(text, 'Copied. Paste it into a message.')
  try {
    await navigator.share({ text })
  } catch (error) {
    // Closed without choosing anybody.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText(text, 'Copied. Paste it into a message.')
  }
}
