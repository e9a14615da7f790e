/** PostgreSQL's and SQLite's codes for a second row with a key that must be unique. */
const codes: unknown[] = ['23505', 2067]

/** Whether a write failed because somebody else has just taken the key. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = Object(error) as { code?: unknown; errcode?: unknown }
  return codes.includes(code) || codes.includes(errcode)
}
