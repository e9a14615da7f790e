/** As URL.canParse, which Safari has only since 17.0. */
export function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}
