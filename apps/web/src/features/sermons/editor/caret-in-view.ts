import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { keyboardInset } from '#shared/ui/dialog/keyboard-inset.ts'
import { syncSelection } from './sync-selection.ts'

/** The part of the window in which the caret can be seen, from the window's top. */
interface FreeArea {
  readonly top: number
  readonly bottom: number
  readonly width: number
}

/** The bars above and below the text say so with `data-bar`. */
const barAt = (edge: 'top' | 'bottom') => document.querySelector<HTMLElement>(`[data-bar=${edge}]`)

/** What neither the bars nor an on-screen keyboard cover. The keyboard's event comes before the lower bar has moved, so its place is worked out. */
function freeArea(): FreeArea {
  const viewport = window.visualViewport
  const [top, height] = [viewport?.offsetTop ?? 0, viewport?.height ?? window.innerHeight]
  const header = barAt('top')?.getBoundingClientRect().bottom ?? 0
  const tools = barAt('bottom')?.offsetHeight ?? 0
  return {
    top: Math.max(top, header),
    bottom: Math.min(top + height, window.innerHeight - keyboardInset() - tools),
    width: window.innerWidth,
  }
}

/** Where nothing is below the text, as on a desktop, nobody writes at the window's lower edge: the last fifth stays free. */
function writingArea(): FreeArea {
  const free = freeArea()
  return barAt('bottom') === null ? { ...free, bottom: free.bottom * 0.8 } : free
}

const caretOf = (view: EditorView) => view.coordsAtPos(view.state.selection.head)

/** At the end of the text such a key moves nothing, so that nobody is told of it. */
const movesCaret = /^(Arrow|Page|Home|End|Backspace|Delete)/

/** Scrolls the page so that the caret's line is in an area. Where there is too little room, its lower edge counts. */
function reveal(view: EditorView, area: FreeArea): void {
  const { top, bottom } = caretOf(view)
  // A line is taller than its letters.
  const air = (bottom - top) / 2
  const [above, below] = [area.top - (top - air), bottom + air - area.bottom]
  if (below > 0) window.scrollBy({ top: below, behavior: 'instant' })
  else if (above > 0) window.scrollBy({ top: -above, behavior: 'instant' })
}

/**
 * Puts a block right below the header. A scroll margin of the blocks would do it as well, but browsers keep it from the caret, too, and
 * scroll a line down behind the tools for it.
 */
export function scrollToTop(block: Element): void {
  const air = 24
  window.scrollBy({ top: block.getBoundingClientRect().top - freeArea().top - air, behavior: 'instant' })
}

/**
 * Keeps the line with the caret in sight: above the tools and an on-screen keyboard, below the header. The browser and the editor
 * themselves know nothing of what is drawn over the page.
 */
export const caretInView = (): Plugin => {
  let isWriting = false
  return new Plugin({
    props: {
      handleScrollToSelection: (view) => {
        reveal(view, writingArea())
        return true
      },
      handleDOMEvents: {
        keydown: (view, { key }) => {
          isWriting = true
          if (movesCaret.test(key)) setTimeout(() => view.hasFocus() && reveal(view, writingArea()))
          return false
        },
        pointerdown: () => {
          isWriting = false
          return false
        },
        // Not before the finger or the button is up again: text that moves under it would be selected.
        click: (view) => {
          syncSelection(view)
          if (view.hasFocus()) reveal(view, freeArea())
          return false
        },
      },
    },
    view(view) {
      const viewport = window.visualViewport
      let area = freeArea()
      const onResize = () => {
        const before = area
        area = freeArea()
        if (!view.hasFocus()) return
        const { top, bottom } = caretOf(view)
        // Somebody who has scrolled away to read stays there, unless the device was turned.
        if (area.width !== before.width || (bottom > before.top && top < before.bottom)) reveal(view, area)
      }
      viewport?.addEventListener('resize', onResize)
      return {
        // Arrows: the browser may tell of a moved cursor so late that the editor no longer takes it for a key's.
        update: ({ state }, before) => {
          const hasMoved = state.doc === before.doc && !state.selection.eq(before.selection)
          if (isWriting && hasMoved && view.hasFocus()) reveal(view, writingArea())
        },
        destroy: () => viewport?.removeEventListener('resize', onResize),
      }
    },
  })
}
