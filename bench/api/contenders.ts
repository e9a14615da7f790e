/** Servers in processes of their own, asked the same and watched for the CPU that it costs them. */
import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

type Name = 'ours' | 'bare' | 'memory' | 'express'

export interface Contender {
  readonly name: Name
  readonly child: ChildProcess
  readonly port: number
  readonly costs: number[]
}

const parallel = 8

export async function start(name: Name, dataDir: string): Promise<Contender> {
  const child = fork(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), [dataDir])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { name, child, port, costs: [] }
}

async function cpuOf({ child }: Contender): Promise<number> {
  const answer = once(child, 'message')
  child.send({})
  const [{ cpu }] = (await answer) as [{ cpu: number }]
  return cpu
}

export function fetchOnce(port: number, path: string, cookie: string, agent = new Agent()): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path, agent, headers: { cookie } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        body += part
      })
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(body)
          : reject(new Error(`answered ${response.statusCode}: ${body}`)),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

/** What each of them answers to a call: to compare servers that do different things would say nothing. */
export async function sameAnswer(contenders: Contender[], path: string, cookie: string): Promise<string> {
  const bodies: string[] = []
  for (const { port } of contenders) bodies.push(await fetchOnce(port, path, cookie))
  const [body = '', ...others] = bodies
  for (const other of others)
    assert.deepEqual(JSON.parse(other), JSON.parse(body), `different answers to ${path}`)
  return body
}

async function load(contender: Contender, path: string, cookie: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel })
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await fetchOnce(contender.port, path, cookie, agent)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  agent.destroy()
}

/** Rounds of requests to each in turn, in an order that changes: the costs are the CPU of one request in each round. */
export async function compare(
  contenders: Contender[],
  path: string,
  cookie: string,
  rounds: number,
  requests: number,
): Promise<void> {
  for (const contender of contenders) {
    contender.costs.length = 0
    await load(contender, path, cookie, requests)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of shuffled(contenders)) {
      const before = await cpuOf(contender)
      await load(contender, path, cookie, requests)
      contender.costs.push(((await cpuOf(contender)) - before) / requests)
    }
  }
}

/** Paired round by round, so that a busy minute weighs on both alike. */
export const ratioOf = (other: Contender, ours: Contender): number =>
  median(other.costs.map((cost, round) => cost / (ours.costs[round] ?? cost)))

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const shuffled = <T>(list: T[]) =>
  list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
