/** Safari has the top layer for popups since 17.0; before it they lie above the page by their z-index. */
export const hasPopover = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype

/** A rectangle in the coordinates of the page's window. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Wish {
  /** Which edges of the two stand in one line. */
  readonly align: 'start' | 'center' | 'end'
  /** Above, where both sides have the room. */
  readonly above?: boolean
}

export interface Place {
  readonly left: number
  /** The popup's lower edge if it stands above, else its upper one. */
  readonly edge: number
  readonly above: boolean
  /** The most that the popup may be high. */
  readonly room: number
}

const gap = 6
const margin = 8
/** With less room than this nothing can be chosen: rather it covers what it belongs to. */
const least = 200

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/** Where a popup stands that belongs to `anchor`: beside it, on the side that has the room, and wholly in view. */
export function place(anchor: Box, popup: Omit<Box, 'left' | 'top'>, view: Box, wish: Wish): Place {
  const first = view.top + margin
  const last = view.top + view.height - margin
  const over = clamp(anchor.top - gap, first, last)
  const under = clamp(anchor.top + anchor.height + gap, first, last)

  const fits = { above: popup.height <= over - first, below: popup.height <= last - under }
  const roomier = over - first > last - under ? 'above' : 'below'
  const wished = wish.above ? 'above' : 'below'
  const other = wish.above ? 'below' : 'above'
  const above = (fits[wished] ? wished : fits[other] ? other : roomier) === 'above'
  const room = Math.max(above ? over - first : last - under, Math.min(least, last - first))

  const height = Math.min(popup.height, room)
  const spare = anchor.width - popup.width
  const left = anchor.left + { start: 0, center: spare / 2, end: spare }[wish.align]
  return {
    left: Math.max(view.left + margin, Math.min(left, view.left + view.width - margin - popup.width)),
    edge: above ? Math.max(over, first + height) : Math.min(under, last - height),
    above,
    room,
  }
}
