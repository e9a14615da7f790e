/** One page of a browser, as each engine's own protocol drives it. */
export interface Tab {
  goto(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs the text of a function without parameters, which may be async, and answers what it returns. */
  run(functionText: string): Promise<unknown>
  /** A real press of the pointer. */
  tapAt(x: number, y: number): Promise<void>
  /** Real keys, into what has the focus. */
  type(text: string): Promise<void>
  picture(): Promise<Buffer>
  /** Brings it in front of the other tabs. */
  show(): Promise<void>
}

export interface Browser {
  readonly tab: Tab
  newTab(): Promise<Tab>
  /** All errors that pages have logged since the profile was new: their own, the engine's and the content policy's. */
  consoleErrors(): Promise<string[]>
  /** Ends it as a person does, so that all it has stored is there at its next start. */
  close(): Promise<void>
  /** Ends it at once. */
  kill(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** Starts the browser with what its profile folder holds from earlier starts. */
  open(profile: string): Promise<Browser>
}

/** The size of a phone. */
export const width = 390
export const height = 844

/** Engines word policy violations differently or keep them from us; the event is the same in all. */
export const logPolicyViolations = `() => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error('Content policy violation:', violatedDirective, blockedURI, sourceFile)
  })
}`
