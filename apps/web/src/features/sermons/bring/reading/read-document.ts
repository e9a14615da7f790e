import type { Block } from '@stillwater/sermon-body/blocks'

/** What a file says, whatever its format. */
export interface ReadDocument {
  readonly blocks: readonly Block[]
  /** As the document calls itself, apart from its text. */
  readonly title?: string | undefined
  /** As its program calls it, which may be the name of a file or of an older document. */
  readonly programTitle?: string | undefined
  /** The line below the title, where the format tells it from the text. */
  readonly subtitle?: string | undefined
  readonly reference?: string | undefined
  /** The day that the document names as its own. */
  readonly date?: string | undefined
  /** When it was first written, as its program remembers. */
  readonly created?: string | undefined
}
