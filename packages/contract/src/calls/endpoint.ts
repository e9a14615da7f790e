import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Schema = z.ZodMiniType

/** One call of the product. The server mounts it, the web app calls it: a change breaks the types on both sides. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  /** Who may call it. Declared here and nowhere else. */
  readonly access: 'public' | 'user'
  /** 'any' for a call that another server makes, which proves who it is by a signature. Without it only our own pages may write. */
  readonly origin?: 'any'
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The body is handed over as the text that was sent, for a signature that is over that very text. */
  readonly rawBody?: true
  /** The body of a successful answer; null for an answer without a body. */
  readonly response: Schema | null
  readonly status?: 200 | 201 | 204
  /** What this call may be refused with beyond what every call of its kind may; see `errorsOf`. */
  readonly errors?: readonly ErrorCode[]
  /** Holds nothing private: browsers and proxies may keep the answer. Without it nobody keeps it. */
  readonly cache?: 'public'
  /** The answer is a file of this type rather than JSON: `response` is its text. */
  readonly file?: 'text/plain' | 'application/zip'
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends Schema ? E[K] : never

/** What a caller sends: the input side of each schema, only for the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends Schema ? K : never]: z.input<Part<E, K>>
}

/** What a handler receives: the parsed side of each schema. */
export type HandlerInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends Schema ? K : never]: z.output<Part<E, K>>
}

export type CallOutput<E extends Endpoint> = E['response'] extends Schema ? z.output<E['response']> : void
