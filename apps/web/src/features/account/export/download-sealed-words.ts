import { call } from '#shared/api/call.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { readPages } from '#shared/records/list/read-pages.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import type { VaultSealer } from '#shared/vault/vault-sealer.ts'
import { sealedWordsText } from './sealed-words-text.ts'

/** Made on this device: the server never has these words in clear. Answers how many there were. */
export async function downloadSealedWords(sealer: VaultSealer): Promise<number> {
  const [people, care, journals] = await Promise.all([
    call('GET /api/people', { query: {} }),
    call('GET /api/care-entries', { query: {} }),
    readPages((query) => call('GET /api/journals', { query })),
  ])
  const { text, count } = sealedWordsText(sealer, { people, care, journals })
  if (count > 0)
    saveFile(`stillwater-sealed-words-${todayIso()}.md`, new Blob([text], { type: 'text/markdown' }))
  return count
}
