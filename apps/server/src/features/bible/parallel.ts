import type { Reference } from '@stillwater/bible'
import type { Passage } from '@stillwater/contract/bible'
import { AppError } from '#core/http/errors.ts'
import { referenceIn } from './refusals.ts'
import type { Version } from './provider.ts'

interface Parallels {
  readonly passages: (Passage & { version: string })[]
  /** False when a provider did not answer, and its versions are left out. */
  readonly complete: boolean
}

/** The passage as the first version numbers it, and the same verses in the others. */
export async function parallels(
  open: (id: string) => Promise<Version>,
  ids: string[],
  reference: string,
): Promise<Parallels> {
  const [firstId = '', ...otherIds] = new Set(ids)
  const first = await open(firstId)
  const asked = referenceIn(first, reference, 'reference')
  const standard = first.toStandard(asked.ranges)
  const passages = await Promise.all([
    passageOf(first, asked, asked),
    ...otherIds.map((id) =>
      unlessDown(async () => {
        const version = await open(id)
        return passageOf(version, version.fromStandard(standard), asked)
      }),
    ),
  ])
  const found = passages.filter((passage) => passage !== undefined)
  return { passages: found, complete: found.length === passages.length }
}

/** A version that has nothing of the passage is still named, so that the reader sees that it was looked up. */
async function passageOf(version: Version, own: Reference, asked: Reference) {
  if (own.ranges.length > 0) return { version: version.id, ...(await version.passage(own)) }
  return { version: version.id, reference: asked.reference, content: '', copyright: '' }
}

async function unlessDown<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError && error.code === 'provider_unavailable') return undefined
    throw error
  }
}
