/** A connection to a browser that speaks WebDriver BiDi: commands with their answers, and events. */
export class BidiConnection {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  readonly #listeners = new Map<string, (params: unknown) => void>()
  #id = 0

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)))
    })
    return new BidiConnection(socket)
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message))
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser closed the connection.'))
      this.#waiting.clear()
    })
  }

  async send<Result>(method: string, params: object = {}): Promise<Result> {
    const answer = Promise.withResolvers<unknown>()
    this.#id += 1
    this.#waiting.set(this.#id, answer)
    this.#socket.send(JSON.stringify({ id: this.#id, method, params }))
    return (await answer.promise) as Result
  }

  on(event: string, listener: (params: unknown) => void): void {
    this.#listeners.set(event, listener)
  }

  #receive(message: Message): void {
    if (message.type === 'event') return this.#listeners.get(message.method)?.(message.params)
    const answer = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.type === 'success') answer?.resolve(message.result)
    else answer?.reject(new Error(`${message.error}: ${message.message}`))
  }
}

type Message =
  | { type: 'event'; method: string; params: unknown }
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
