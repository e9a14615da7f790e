import type { Sermon } from '@stillwater/contract/sermons/sermons'
import type { LocalSession } from '#shared/records/local/open-local-session.ts'

export const sermonKey = (id: string) => `${id} sermon`

/** Kept beside the text, in case the sermon is deleted on another device while something is still unsent here. */
export function rememberSermon({ store }: LocalSession, sermon: Sermon): void {
  store
    .write('bodies', new Map([[sermonKey(sermon.id), sermon]]))
    .catch((error: unknown) => console.warn('The sermon could not be stored on this device', error))
}

/** It was deleted here, on purpose. Its text stays, in case that is undone. */
export const forgetSermon = ({ store }: LocalSession, id: string): Promise<void> =>
  store.write('bodies', new Map([[sermonKey(id), undefined]]))
