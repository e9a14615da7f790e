/** The types of what we ask of packages that are installed only when a benchmark first runs: the type check comes before that. */
declare module 'lighthouse' {
  interface Result {
    readonly lhr: {
      readonly categories: Partial<Record<string, { readonly score: number | null }>>
      readonly audits: Partial<Record<string, { readonly numericValue?: number }>>
    }
  }
  interface Options {
    readonly port: number
    readonly output: 'json'
    readonly onlyCategories: readonly string[]
    readonly extraHeaders?: Record<string, string>
  }
  export default function lighthouse(url: string, options: Options): Promise<Result | undefined>
}

declare module 'chrome-launcher' {
  interface Options {
    readonly chromePath: string
    readonly chromeFlags: readonly string[]
    readonly userDataDir: string
  }
  export function launch(options: Options): Promise<{ readonly port: number; kill(): void }>
}

declare module 'express' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface Request extends IncomingMessage {
    readonly url: string
  }
  interface Response extends ServerResponse {
    set(headers: Record<string, string>): void
    status(code: number): Response
    json(body: unknown): void
  }
  type Handler = (request: Request, response: Response, next: () => void) => void
  interface App extends RequestListener {
    use(handler: Handler): void
    get(path: string, handler: Handler): void
  }
  function express(): App
  namespace express {
    function json(): Handler
  }
  export default express
}
