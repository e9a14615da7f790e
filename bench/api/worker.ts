import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Tells the bench the port, and how much CPU this process has used whenever it asks. */
export function serveUntilTold(server: Server): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system })
  })
  process.send?.({ port: (server.address() as AddressInfo).port })
}
