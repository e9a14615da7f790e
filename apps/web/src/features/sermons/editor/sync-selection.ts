import type { EditorView } from 'prosemirror-view'

/**
 * Makes the editor read the browser's selection now. Browsers report a moved cursor a moment later, on a slow phone only after the next
 * key: that key would act at the old position, and a change from the background would put the cursor back there.
 */
export function syncSelection({ dom }: EditorView): void {
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}
