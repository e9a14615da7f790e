/** In bytes: short enough for every file system, with what comes before and after it. */
const longest = 120

/** A title as part of a file name: whatever a file system could take for more than a name is left out. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/(?![\u200C\u200D])\p{Cf}|[\p{Cc}\u2028\u2029\uFFFD]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
  let short = ''
  for (const { segment } of new Intl.Segmenter('en').segment(plain.slice(0, 8 * longest))) {
    if (Buffer.byteLength(short + segment) > longest) break
    short += segment
  }
  // Windows drops dots and spaces at the end; a dot in front would hide the file.
  return short.replaceAll(/^[. ]+|[. ]+$/g, '') || 'Untitled'
}

/** Makes each path differ from all before, also on systems that do not tell capitals apart. */
export function uniquePaths(): (path: string) => string {
  const taken = new Set<string>()
  return (path) => {
    for (let number = 1; ; number += 1) {
      const unique = number === 1 ? path : `${path} (${number})`
      const key = unique.toLowerCase().normalize('NFKC')
      if (taken.has(key)) continue
      taken.add(key)
      return unique
    }
  }
}
