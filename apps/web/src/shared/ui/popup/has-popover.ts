/** Safari has the top layer for popups since 17.0; before it they lie above the page by their z-index. */
export const hasPopover = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype
