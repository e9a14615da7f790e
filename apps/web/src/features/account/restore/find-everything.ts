import { everythingFile } from '@stillwater/contract/export/export-file'
import { DamagedZip, isZip, packedContent, type ZipLine, zipLines } from '#shared/imports/zip-directory.ts'
import type { PackedFile } from '#shared/imports/send-import.ts'

const notOurs = 'This isn’t an export from Stillwater. Choose the ZIP file that you downloaded here.'
const damaged = 'This file is damaged or incomplete. Download your data again, then try again.'

/** Finds `everything.json` as it is packed in the chosen file. A phone unpacks nothing. */
export async function findEverything(file: Blob): Promise<PackedFile> {
  if (file.size < 4) throw new Error(notOurs)
  if (!(await isZip(file))) return { content: file, packing: 'none', checksum: null }
  try {
    const line = await findLine(file)
    if (line === undefined || (line.method !== 0 && line.method !== 8)) throw new Error(notOurs)
    return {
      content: await packedContent(file, line),
      packing: line.method === 8 ? 'deflate' : 'none',
      checksum: line.checksum,
    }
  } catch (error) {
    throw error instanceof DamagedZip ? new Error(damaged, { cause: error }) : error
  }
}

/** The line of everything.json, also where the ZIP was unpacked and packed again with its folder. */
async function findLine(file: Blob): Promise<ZipLine | undefined> {
  for await (const line of zipLines(file)) {
    const { name } = line
    if (name === everythingFile || (name.endsWith(`/${everythingFile}`) && !name.startsWith('__MACOSX/')))
      return line
  }
  return undefined
}
