export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Whether the user is typing elsewhere: then the focus stays there. */
function isTypingElsewhere(control: TextControl): boolean {
  const active = document.activeElement
  return active !== control && (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)
}

/**
 * Inserts words at the cursor as if they had been typed: the form is updated and Undo works. Returns what did
 * not fit into the control.
 */
export function insertWords(control: TextControl, words: string): string {
  const { value } = control
  const start = control.selectionStart ?? value.length
  const end = control.selectionEnd ?? start
  const text = joinWords(value.slice(0, start), words, value.slice(end))
  if (text === '') return ''
  const room = control.maxLength < 0 ? text.length : control.maxLength - (value.length - (end - start))
  const fitting = text.slice(0, Math.max(0, room))
  if (fitting !== '') type(control, fitting, start, end)
  return text.slice(fitting.length)
}

function type(control: TextControl, text: string, start: number, end: number): void {
  if (!isTypingElsewhere(control)) {
    control.focus({ preventScroll: true })
    control.setSelectionRange(start, end)
    // Deprecated, but the only way that supports Undo.
    if (document.execCommand('insertText', false, text)) return
  }
  control.setRangeText(text, start, end, 'end')
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

export function moveToEnd(control: TextControl): void {
  control.setSelectionRange(control.value.length, control.value.length)
}

const spaces = /^[^\S\n]+|[^\S\n]+$/g

/** The text to insert between `before` and `after`: with spaces as needed, and a capital after a period and in a new line. */
export function joinWords(before: string, words: string, after = ''): string {
  const said = words.replace(spaces, '')
  if (said === '') return ''
  const begins = before.trim() === '' || /[.!?…\n]["”’')]*\s*$/.test(before)
  const spaceBefore = before !== '' && !/[\s("“‘[]$/.test(before) && !/^[.,;:!?\n]/.test(said)
  const spaceAfter = after !== '' && !/^[\s.,;:!?)\]”’]/.test(after) && !said.endsWith('\n')
  const text = begins ? said.replace(/^\p{Ll}/u, upper) : said
  return `${spaceBefore ? ' ' : ''}${text.replace(/\n\p{Ll}/gu, upper)}${spaceAfter ? ' ' : ''}`
}

const upper = (text: string) => text.toUpperCase()
