/** What the build has written to dist/: the list of texts, and a hash of each file for caching by content. */
export type Manifest = {
  readonly texts: readonly TextEntry[]
  readonly crossReferences: FileEntry
}

export type FileEntry = { readonly file: string; readonly bytes: number; readonly sha256: string }

export type TextEntry = FileEntry & {
  /** The download size in bytes: compressed copies (`.br`, `.gz`) are next to the file. */
  readonly packed: Readonly<Record<Packing, number>>
  readonly id: string
  readonly name: string
  readonly language: string
  readonly copyright: string
}

/** By the endings of the files. */
export type Packing = 'br' | 'gz'
