/** Whether macOS, Windows or Word has put a file beside one's own. */
export const isOfSystem = (name: string): boolean =>
  /(^|\/)(__MACOSX\/|\.(?!\.)|~\$|thumbs\.db$|desktop\.ini$)/i.test(name)
