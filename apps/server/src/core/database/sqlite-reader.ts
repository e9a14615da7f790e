import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

const mostStatements = 200

/**
 * A second connection for lists. It sees what is committed and nothing else, so it need not wait for the queue of the first,
 * where a transaction may be half way.
 */
export function openReader(path: string) {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  const statements = new Map<string, StatementSync>()
  return {
    json(query: string, values: readonly unknown[]): string {
      let statement = statements.get(query)
      if (statement === undefined) {
        statement = file.prepare(query)
        // A row as an object would be a new kind of object each time.
        statement.setReturnArrays(true)
        // A search is put differently for every number of words.
        if (statements.size >= mostStatements) statements.clear()
        statements.set(query, statement)
      }
      return String(statement.get(...(values as SQLInputValue[]))?.[0] ?? '[]')
    },
    close() {
      statements.clear()
      if (file.isOpen) file.close()
    },
  }
}
