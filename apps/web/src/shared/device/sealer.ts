/**
 * Encrypts what this device stores while the app lock is on. Nothing of it waits: a page that is being closed has no time, and a database
 * transaction ends while something else is awaited.
 */
export interface Sealer {
  /** The name under which something is stored: always the same for a name, and it reveals nothing of it. */
  readonly hideName: (store: string, name: string) => string
  readonly seal: (place: string, value: unknown) => Uint8Array<ArrayBuffer>
  /** Undefined unless it was sealed with the same key, for this place. */
  readonly open: (place: string, sealed: Uint8Array) => unknown
  readonly sealText: (place: string, text: string) => string
  /** Text that is not sealed comes back as it is. Null if it cannot be opened. */
  readonly openText: (place: string, text: string) => string | null
}

let current: Sealer | undefined

/** Undefined while the app lock is off. */
export const currentSealer = (): Sealer | undefined => current
export const setSealer = (sealer: Sealer | undefined): void => {
  current = sealer
}
