import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from '../at-end.ts'

export interface HangingHost {
  /** Addresses on it, a new one each time. */
  endpoint(): string
  /** The most messages that have waited for its answer at the same time. The sender gives each up after a while. */
  mostAtOnce: number
  /** Cuts every connection that waits for an answer, and from now on each new one. */
  cut(): void
}

/** A push host that takes every message and never answers. */
export async function startHangingHost(): Promise<HangingHost> {
  let isCut = false
  let devices = 0
  let waiting = 0
  const server = createServer((request) => {
    waiting += 1
    request.socket.once('close', () => (waiting -= 1))
    host.mostAtOnce = Math.max(host.mostAtOnce, waiting)
    if (isCut) request.socket.destroy()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const host: HangingHost = {
    mostAtOnce: 0,
    endpoint: () => `http://127.0.0.1:${port}/push/${(devices += 1)}`,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
  }
  atEnd(() => {
    server.close()
    server.closeAllConnections()
  })
  return host
}
