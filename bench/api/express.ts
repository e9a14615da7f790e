/** The same session look-up and query on Express 5, as its guide writes it. */
import { createServer } from 'node:http'
import express from 'express'
import { headers } from './headers.ts'
import { recordsFor } from './query.ts'
import { serveUntilTold } from './worker.ts'

const app = express()
app.use(express.json())
app.use((_request, response, next) => {
  response.set(headers)
  next()
})
app.get('/api/prayers', (request, response) => {
  const records = recordsFor(request.url, request.headers.cookie)
  if (records === undefined) response.status(401).json({ message: 'Please sign in to continue.' })
  else response.json(records)
})
const server = createServer(app)
server.listen(0, '127.0.0.1', () => serveUntilTold(server))
