/** The passages of a sermon, as its reference lists them: "Romans 8:28-39; Psalm 23". */
export const passagesOf = ({ reference }: { readonly reference: string }): string[] =>
  reference
    .split(';')
    .map((passage) => passage.trim())
    .filter((passage) => passage !== '')
