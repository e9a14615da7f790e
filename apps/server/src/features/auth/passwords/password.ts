import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { WorkQueue } from '../throttle/work-queue.ts'

const derive = promisify(argon2)

/** OWASP's figures for Argon2id: 19 MiB, two passes, one lane. Stored in each hash, so that they can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** One core stays free for everyone who is signed in already. */
const signIns = new WorkQueue(
  Math.max(1, availableParallelism() - 1),
  64,
  'The server is busy. Please try again in a moment.',
)
/** A queue of their own: however many register, those who have an account get in. */
const registrations = new WorkQueue(1, 16, 'The server is busy. Please try again in a moment.')
const queues = { signIns, registrations }

export async function hashPassword(
  password: string,
  queue: keyof typeof queues = 'signIns',
): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await queues[queue].run(() =>
    derive('argon2id', { ...cost, message: password.normalize('NFKC'), nonce }),
  )
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    cost.parallelism,
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ].join('$')
}

/** Without a stored hash the same work is done anyway, so that the timing does not reveal who has an account. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = (stored ?? nobody).split('$')
  const expected = Buffer.from(tag, 'base64url')
  const actual = await signIns.run(() =>
    derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
      message: password.normalize('NFKC'),
      nonce: Buffer.from(nonce, 'base64url'),
    }),
  )
  return timingSafeEqual(actual, expected) && stored !== undefined
}

const nobody = [
  'argon2id',
  cost.memory,
  cost.passes,
  cost.parallelism,
  randomBytes(16).toString('base64url'),
  randomBytes(cost.tagLength).toString('base64url'),
].join('$')
