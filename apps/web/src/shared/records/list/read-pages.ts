import { type Cursor, cursorAfter } from '@stillwater/contract/calls/cursor'
import { journalPage } from '@stillwater/contract/limits'

/** Reads a list that is answered a page at a time, to its end. */
export async function readPages<R extends Cursor>(
  read: (query: { limit: string; before?: string }) => Promise<R[]>,
): Promise<R[]> {
  const all: R[] = []
  for (let last: R | undefined; ; last = all.at(-1)) {
    const page = await read({
      limit: String(journalPage.most),
      ...(last && { before: cursorAfter(last) }),
    })
    all.push(...page)
    if (page.length < journalPage.most) return all
  }
}
