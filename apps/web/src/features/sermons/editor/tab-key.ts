import { Plugin } from 'prosemirror-state'
import { indent } from './commands.ts'

/**
 * Tab stays in the text: in a list it indents, elsewhere it does nothing, so that no words go astray. Escape, then Tab, leaves the text,
 * as the keyboard help and the description of the text say.
 */
export const tabKey = (): Plugin => {
  let isLeaving = false
  const stay = () => {
    isLeaving = false
  }
  return new Plugin({
    props: {
      handleKeyDown: (view, { key, shiftKey, ctrlKey, altKey, metaKey }) => {
        // Shift alone comes before Shift+Tab.
        if (key === 'Shift') return false
        const leaves = isLeaving || ctrlKey || altKey || metaKey
        isLeaving = key === 'Escape'
        if (key !== 'Tab' || leaves) return false
        indent(shiftKey ? -1 : 1)(view.state, view.dispatch)
        return true
      },
      handleDOMEvents: {
        // Whoever clicks or leaves means something else.
        pointerdown: stay,
        blur: stay,
      },
    },
  })
}
