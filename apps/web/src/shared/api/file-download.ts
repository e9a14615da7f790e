import { callerHeaders } from './call.ts'
import { ApiError, offlineMessage, toApiError } from './error.ts'

interface Download {
  readonly file: Blob
  /** What the server calls it. */
  readonly name: string
}

/** Fetches a file that may be long, and says how many bytes have come. */
export async function downloadFile(
  path: `/api/${string}`,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Download> {
  try {
    const answer = await fetch(path, {
      credentials: 'include',
      redirect: 'error',
      signal,
      headers: callerHeaders(),
    })
    if (!answer.ok) throw await toApiError(answer)
    const type = answer.headers.get('content-type') ?? ''
    // A hotel's sign-in page is no file of ours.
    if (type.includes('html')) throw new ApiError(offlineMessage, 0)
    const parts: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    const reader = answer.body?.getReader()
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {}
      if (done || value === undefined) break
      parts.push(value)
      bytes += value.length
      onProgress(bytes)
    }
    return { file: new Blob(parts, { type }), name: nameIn(answer) }
  } catch (error) {
    // Also when the connection is lost in the middle.
    if (error instanceof ApiError || signal.aborted) throw error
    throw new ApiError(offlineMessage, 0, { cause: error })
  }
}

const nameIn = ({ headers }: Response): string =>
  /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'stillwater.zip'
