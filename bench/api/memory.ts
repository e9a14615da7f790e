/** The same bytes from memory: the floor under any server. */
import { createServer } from 'node:http'
import { headers } from './headers.ts'
import { serveUntilTold } from './worker.ts'

let body = ''
process.on('message', (message: { body?: string }) => {
  if (message.body !== undefined) body = message.body
})
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => serveUntilTold(server))
