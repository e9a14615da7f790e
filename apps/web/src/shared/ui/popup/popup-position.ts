/** Safari supports the top layer for popups since 17.0; before that they use a z-index. */
export const hasPopover = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype

/** A rectangle in the coordinates of the page's window. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PopupOptions {
  /** Which edges are aligned. */
  readonly align: 'start' | 'center' | 'end'
  /** Prefer above if both sides have space. */
  readonly above?: boolean
}

interface PopupPosition {
  readonly left: number
  /** The popup's lower edge if it is above, else its upper edge. */
  readonly edge: number
  readonly above: boolean
  /** The popup's maximum height. */
  readonly maxHeight: number
}

const gap = 6
const margin = 8
/** With less space than this the popup is unusable: it covers its anchor instead. */
const least = 200

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/** The position of a popup: beside its anchor, on the side with enough space, and completely visible. */
export function popupPosition(
  anchor: Box,
  popup: Omit<Box, 'left' | 'top'>,
  view: Box,
  options: PopupOptions,
): PopupPosition {
  const first = view.top + margin
  const last = view.top + view.height - margin
  const over = clamp(anchor.top - gap, first, last)
  const under = clamp(anchor.top + anchor.height + gap, first, last)

  const fits = { above: popup.height <= over - first, below: popup.height <= last - under }
  const roomier = over - first > last - under ? 'above' : 'below'
  const preferred = options.above ? 'above' : 'below'
  const other = options.above ? 'below' : 'above'
  const above = (fits[preferred] ? preferred : fits[other] ? other : roomier) === 'above'
  const maxHeight = Math.max(above ? over - first : last - under, Math.min(least, last - first))

  const height = Math.min(popup.height, maxHeight)
  const spare = anchor.width - popup.width
  const left = anchor.left + { start: 0, center: spare / 2, end: spare }[options.align]
  return {
    left: Math.max(view.left + margin, Math.min(left, view.left + view.width - margin - popup.width)),
    edge: above ? Math.max(over, first + height) : Math.min(under, last - height),
    above,
    maxHeight,
  }
}
