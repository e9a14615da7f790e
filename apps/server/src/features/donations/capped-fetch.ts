const largestAnswer = 1_000_000

/** A fetch that follows no redirect with our key and reads no more than any honest answer holds. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop ends the connection.
    if (size > largestAnswer) throw new Error(`the payment provider sent more than ${largestAnswer} bytes`)
    chunks.push(chunk)
  }
  const { status, statusText, headers } = answer
  return new Response(Buffer.concat(chunks), { status, statusText, headers })
}
