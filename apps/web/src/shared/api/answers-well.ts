/** Whether an address of Stillwater's own answers as it should: no error, and no page that a network puts in between. */
export async function answersWell(path: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { cache: 'no-store', redirect: 'error' })
    return answer.ok && !answer.headers.get('content-type')?.includes('html')
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
