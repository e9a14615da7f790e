import type { EditorView } from 'prosemirror-view'

/**
 * The browser tells a moment later that the cursor has moved, on a slow phone after the next key. For what must not wait: a key that
 * would be taken at the old place, and a change that would put the cursor back there.
 */
export function readCursor({ dom }: EditorView): void {
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}
