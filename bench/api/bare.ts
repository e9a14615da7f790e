/** The same session look-up and query on bare node:http. */
import { createServer } from 'node:http'
import { answerFor } from './query.ts'
import { serveUntilTold } from './worker.ts'

const server = createServer((request, response) => {
  const body = answerFor(request.url ?? '', request.headers.cookie)
  response.writeHead(body === undefined ? 401 : 200, { 'content-type': 'application/json; charset=utf-8' })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => serveUntilTold(server))
