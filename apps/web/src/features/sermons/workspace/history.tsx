import type { SermonVersion } from '@stillwater/contract/sermons/sermon-body'
import { newId } from '@stillwater/contract/records/new-id'
import { type Run, toBlocks } from '@stillwater/sermon-body/blocks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { wordsText } from '../words-text.ts'
import { MarkedWords } from '../marked-words.tsx'
import { compareWords } from './compare-words.ts'
import { tellBlocks } from './tell-blocks.ts'

interface HistoryProps {
  readonly id: string
  readonly body: OpenBody
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const reasons = {
  edit: '',
  restore: 'before a restore',
  merge: 'before two devices were merged',
}

const when = (at: number) => new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Earlier versions of the text: each can be looked at, and brought back. */
export function History({ id, body, open, onOpenChange }: HistoryProps) {
  const [chosen, setChosen] = useState<SermonVersion>()
  const versions = useQuery({
    queryKey: ['/api/sermons/versions', id],
    queryFn: () => call('GET /api/sermons/:id/versions', { params: { id } }),
    enabled: open,
    staleTime: 0,
  })
  const restore = useRestore(id, body, () => onOpenChange(false))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={chosen === undefined ? 'History' : when(chosen.at)}
      maxWidth="44rem"
      description={
        chosen === undefined
          ? 'Earlier versions of this text. Looking at one changes nothing.'
          : 'Compared with the text as it is now: words that would be restored are underlined, words that would be removed are struck through.'
      }
      footer={
        chosen === undefined ? undefined : (
          <>
            <Button variant="secondary" onClick={() => setChosen(undefined)}>
              Back
            </Button>
            <Button busy={restore.isPending} onClick={() => restore.mutate(chosen.id)}>
              Restore
            </Button>
          </>
        )
      }
    >
      {chosen !== undefined ? (
        <Preview id={id} version={chosen} now={tellBlocks(toBlocks(body.body))} />
      ) : versions.isPending ? (
        <SkeletonGroup label="Loading the history">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      ) : versions.isError ? (
        <LoadFailedLine what="history" onRetry={() => void versions.refetch()} />
      ) : versions.data.length === 0 ? (
        <p className="text-muted">
          There are no earlier versions yet. One is saved each time you come back to write.
        </p>
      ) : (
        <ul className="-mx-3 grid">
          {versions.data.map((version) => (
            <li key={version.id}>
              <button
                type="button"
                onClick={() => setChosen(version)}
                className="w-full rounded-control px-3 py-2.5 text-left hover:bg-tint active:bg-tint"
              >
                <span className="block font-medium">{when(version.at)}</span>
                <span className="block text-sm text-muted">
                  {[wordsText(version.words), version.device, reasons[version.reason]]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Preview({ id, version, now }: { id: string; version: SermonVersion; now: readonly Run[] }) {
  const whole = useQuery({
    queryKey: ['/api/sermons/versions', id, version.id],
    queryFn: () =>
      call('GET /api/sermons/:id/versions/:versionId', { params: { id, versionId: version.id } }),
    staleTime: Infinity,
  })
  if (whole.isPending)
    return (
      <SkeletonGroup label="Loading the version">
        <SkeletonText lines={6} />
      </SkeletonGroup>
    )
  if (whole.isError) return <LoadFailedLine what="version" onRetry={() => void whole.refetch()} />
  return (
    <p dir="auto" className="compared-text font-serif whitespace-pre-wrap">
      {compareWords(now, tellBlocks(whole.data.blocks)).map(({ text, attributes, change, key }) => {
        const words = <MarkedWords key={key} marks={attributes} words={text} />
        if (change === 'added')
          return (
            <ins key={key} className="bg-green-soft text-green underline">
              {words}
            </ins>
          )
        if (change === 'removed')
          return (
            <del key={key} className="bg-alert-soft text-alert line-through">
              {words}
            </del>
          )
        return words
      })}
    </p>
  )
}

/** Brings a version back; the text as it was before becomes a version of its own, which Undo brings back. */
function useRestore(id: string, body: OpenBody, onDone: () => void) {
  const restore = async (versionId: string): Promise<string> => {
    // What was typed last must be in the version that Undo brings back.
    await body.exchange(AbortSignal.timeout(20_000))
    const before = newId()
    const answer = await call('POST /api/sermons/:id/versions/:versionId/restore', {
      params: { id, versionId },
      body: { id: before, vector: body.vector() },
    })
    body.takeFromServer(answer.update)
    return before
  }
  const onError = (error: Error) =>
    toast({
      title: 'The version could not be restored',
      description: messageOf(error, 'Please try again.'),
      variant: 'destructive',
    })
  return useMutation({
    mutationFn: restore,
    onError,
    onSuccess: (before) => {
      onDone()
      toast({
        title: 'Version restored',
        action: { label: 'Undo', onClick: () => void restore(before).catch(onError) },
      })
    },
  })
}
