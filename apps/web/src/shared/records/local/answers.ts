import type { LocalStore } from './local-store.ts'

/** A server answer that is not a record, such as the signed-in user or today's devotional. */
export interface CachedAnswer {
  readonly data: unknown
  readonly at: number
}

export async function loadAnswers(store: LocalStore): Promise<Map<string, CachedAnswer>> {
  const entries = await store.entries('answers')
  return new Map(entries.flatMap(([key, value]) => (isAnswer(value) ? [[key, value]] : [])))
}

const isAnswer = (value: unknown): value is CachedAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof (value as CachedAnswer).at === 'number'
