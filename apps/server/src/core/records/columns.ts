import { type Expression, sql, type SqlBool } from 'kysely'

/** Both engines keep a flag as 0 or 1. What was not sent stays unsaid. */
export function flag(value: boolean): number
export function flag(value: boolean | undefined): number | undefined
export function flag(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}

/** A list is kept as JSON. What was not sent stays unsaid. */
export function jsonText(value: readonly unknown[]): string
export function jsonText(value: readonly unknown[] | undefined): string | undefined
export function jsonText(value: readonly unknown[] | undefined): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}

/** The list that is kept as JSON; none is kept as null where most records have none. */
export const readJsonList = <T>(text: string | null): T[] => JSON.parse(text ?? '[]') as T[]

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out what was not sent, so that an update touches only what it names. */
export function given<T extends object>(changes: T): Given<T> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Given<T>
}

/** Whether a text holds another, letter for letter: the signs that stand for any letter in a pattern mean only themselves. */
export function containing(column: Expression<string>, part: string): Expression<SqlBool> {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`${column} like ${pattern} escape ${sql.lit('\\')}`
}
