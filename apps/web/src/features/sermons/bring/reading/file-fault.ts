/** Why a file cannot become a sermon, in words for its owner. */
export class FileFault extends Error {}

export const damaged = (cause?: unknown) => new FileFault('This file is damaged or incomplete.', { cause })
export const tooLarge = () =>
  new FileFault('This file is too large. Split it into smaller files, then try again.')
export const harmful = () =>
  new FileFault('This file contains instructions that a document shouldn’t have, so it wasn’t opened.')
