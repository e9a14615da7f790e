/** The same session look-up and query on bare node:http. */
import { createServer } from 'node:http'
import { headers } from './headers.ts'
import { recordsFor } from './query.ts'
import { serveUntilTold } from './worker.ts'

const server = createServer((request, response) => {
  const records = recordsFor(request.url ?? '', request.headers.cookie)
  response.writeHead(records === undefined ? 401 : 200, headers)
  response.end(JSON.stringify(records))
})
server.listen(0, '127.0.0.1', () => serveUntilTold(server))
