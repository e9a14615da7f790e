/** A push service that accepts everything and counts the devices. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const devices = new Set<string>()
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    devices.add(request.url ?? '')
    response.writeHead(201).end()
  })
})
process.on('message', () => process.send?.({ received: devices.size }))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
