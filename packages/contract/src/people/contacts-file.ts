/** What a file of contacts may hold, and how long an import of people can be undone. */
export const contactsFile = {
  /** With small pictures of everybody; pictures are not read. */
  bytes: 50_000_000,
  people: 5000,
  columns: 300,
  undoDays: 30,
} as const
