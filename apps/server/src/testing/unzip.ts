import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** Every file of a ZIP by its path. */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { strictFileNames: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`)
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}
