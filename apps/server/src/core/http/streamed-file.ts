import type { Readable } from 'node:stream'

/** A private file that is sent while it is made. */
export class StreamedFile {
  /** What the browser calls it: letters, digits, dots and hyphens. */
  readonly name: string
  readonly stream: Readable

  constructor(name: string, stream: Readable) {
    this.name = name
    this.stream = stream
  }
}
