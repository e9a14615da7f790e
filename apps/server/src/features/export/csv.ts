/** So that Excel reads the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** A spreadsheet takes what begins like this for a formula, which could do harm when the file is opened. */
const formula = /^[=+\-@\t\r]/

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return JSON.stringify(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`

/** Rows as RFC 4180 wants them, under a line with the names of the columns. */
export async function* csv(
  columns: readonly string[],
  rows: AsyncIterable<Readonly<Record<string, unknown>>>,
): AsyncGenerator<string> {
  yield byteOrderMark + line(columns)
  for await (const row of rows) yield line(columns.map((name) => row[name]))
}
