/** Safari reads the file after the click. */
const readWithin = 60_000

/** Hands a file to the browser, which puts it where it puts downloads or asks. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin)
}
