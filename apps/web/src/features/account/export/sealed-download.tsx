import { useMutation, useQuery } from '@tanstack/react-query'
import { messageOf } from '#shared/api/error.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { useVaultDialog } from '#shared/vault/use-vault-dialog.tsx'
import { vaultQuery } from '#shared/vault/vault-query.ts'
import { SettingsRow } from '../settings-section.tsx'
import { downloadSealedWords } from './download-sealed-words.ts'

/** Sealed words in clear, for those who choose it. Nothing is offered to whoever has none. */
export function SealedDownload() {
  const { data } = useQuery(vaultQuery)
  const vault = useVaultDialog()
  const download = useMutation({
    mutationFn: downloadSealedWords,
    onSuccess: (count) =>
      toast(
        count === 0
          ? { title: 'There are no sealed words yet' }
          : {
              title: 'Sealed words downloaded',
              description: 'Anyone can read this file, so keep it where only you can open it.',
            },
      ),
    onError: (error) =>
      toast({
        title: 'Download failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  if (!data?.vault) return null
  return (
    <>
      <SettingsRow
        title="Download your sealed words"
        note="They stay sealed in the ZIP file. This saves them in a separate file that anyone can read."
        action={
          <Button
            variant="secondary"
            aria-label="Download your sealed words"
            busy={download.isPending}
            onClick={() => vault.ask((sealer) => download.mutate(sealer))}
          >
            Download
          </Button>
        }
      />
      {vault.dialog}
    </>
  )
}
