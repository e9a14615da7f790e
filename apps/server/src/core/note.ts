/** Writes a line of the server's log. */
export type Note = (details: Record<string, unknown>, message: string) => void
