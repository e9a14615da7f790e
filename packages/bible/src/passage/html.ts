import { escapeHtml } from './escape.ts'
import { readPieces, style, type Piece, type Style } from './pieces.ts'

export type Block = 'prose' | 'poetry'

/**
 * Writes verses as HTML from the fixed list of tags and classes in the README. Blocks are paragraphs of prose or stanzas of
 * lines; a verse that runs over several blocks or lines has one span in each, all with the same data-verse.
 */
export class PassageHtml {
  #html = ''
  #block: Block | 'none' = 'none'
  #inLine = false
  #inVerse = false
  /** Another verse stands before, in the same block and line. Asking the growing text itself would copy it each time. */
  #afterVerse = false
  #style: Style = 0
  #verse = { osis: '', number: 0, numbered: false }

  heading(name: string, text: string): void {
    this.#closeBlock()
    this.#html += `<h4 class="${name}">${escapeHtml(text)}</h4>`
  }

  /** `continues` is the block to open when a passage begins in the middle of one. */
  verse(osis: string, number: number, line: string, continues: Block): void {
    this.#verse = { osis, number, numbered: false }
    for (const piece of readPieces(line)) this.#piece(piece, continues)
    if (line === '') this.#omission(continues)
    this.#closeVerse()
  }

  end(): string {
    this.#closeBlock()
    return this.#html
  }

  #piece(piece: Piece, continues: Block): void {
    switch (piece.kind) {
      case 'paragraph':
        this.#openBlock('prose')
        break
      case 'stanza':
        this.#openBlock('poetry')
        break
      case 'line':
        this.#openLine()
        break
      case 'heading':
        if (piece.name === 'colophon') this.#colophon(piece.text)
        else this.heading(piece.name, piece.text)
        break
      case 'words':
        this.#words(piece.text, piece.style, continues)
        break
    }
  }

  #colophon(text: string): void {
    this.#closeBlock()
    this.#html += `<p class="colophon">${escapeHtml(text)}</p>`
  }

  #omission(continues: Block): void {
    this.#openVerse(continues, 'verse omitted')
    this.#html += '[not in this text]'
  }

  #words(text: string, wanted: Style, continues: Block): void {
    this.#openVerse(continues)
    if (wanted !== this.#style) this.#setStyle(wanted)
    const safe = escapeHtml(text)
    this.#html += divineName.test(safe)
      ? safe.replaceAll(everyDivineName, '<span class="divine-name">$&</span>')
      : safe
  }

  #openVerse(continues: Block, className = 'verse'): void {
    if (this.#block === 'none') this.#openBlock(continues)
    if (this.#block === 'poetry' && !this.#inLine) this.#openLine()
    if (this.#inVerse) return
    const { osis, number, numbered } = this.#verse
    if (this.#afterVerse) this.#html += ' '
    this.#html += `<span class="${className}" data-verse="${osis}">`
    if (!numbered) this.#html += `<sup class="verse-number">${number}</sup>`
    this.#verse.numbered = true
    this.#inVerse = true
  }

  #openBlock(kind: Block): void {
    this.#closeBlock()
    this.#html += `<p class="${kind}">`
    this.#block = kind
    this.#afterVerse = false
  }

  #openLine(): void {
    if (this.#block !== 'poetry') this.#openBlock('poetry')
    this.#closeLine()
    this.#html += '<span class="line">'
    this.#inLine = true
    this.#afterVerse = false
  }

  /** Words of Jesus enclose added and stressed words, so they stay open while those come and go. */
  #setStyle(wanted: Style): void {
    const before = this.#style
    if (before & style.emphasis) this.#html += '</em>'
    if (before & style.added) this.#html += '</em>'
    if (before & ~wanted & style.jesus) this.#html += '</span>'
    if (wanted & ~before & style.jesus) this.#html += '<span class="jesus">'
    if (wanted & style.added) this.#html += '<em class="added">'
    if (wanted & style.emphasis) this.#html += '<em class="emphasis">'
    this.#style = wanted
  }

  #closeVerse(): void {
    this.#setStyle(0)
    if (!this.#inVerse) return
    this.#html += '</span>'
    this.#inVerse = false
    this.#afterVerse = true
  }

  #closeLine(): void {
    this.#closeVerse()
    if (this.#inLine) this.#html += '</span>'
    this.#inLine = false
  }

  #closeBlock(): void {
    this.#closeLine()
    if (this.#block !== 'none') this.#html += '</p>'
    this.#block = 'none'
  }
}

/** The name of God in capitals, which a page sets as small ones. */
const divineName = /\b(?:LORD|GOD|JEHOVAH|JAH|HERRN?)\b/
const everyDivineName = /\b(?:LORD|GOD|JEHOVAH|JAH|HERRN?)(?:’[Ss])?\b/g
