import type { Illustration } from '@stillwater/contract/illustrations'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import type { Node } from 'prosemirror-model'
import { useState } from 'react'
import { Link } from 'wouter'
import { toldLately, toldWords } from '#shared/preached/told-times.ts'
import { useTold } from '#shared/preached/use-told.ts'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { illustrationsQuery } from '#shared/sermons/illustrations-query.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { indexOfBlock } from '#features/sermons/editor/commands.ts'
import type { SermonEditor } from '#features/sermons/editor/editor.ts'
import { putIllustration, textOfBlock } from '#features/sermons/editor/illustration-blocks.ts'
import { useIllustrations } from './use-illustrations.ts'

interface PickIllustrationProps {
  readonly sermon: Sermon
  readonly editor: SermonEditor
  /** As it was when this was opened. */
  readonly block: Node
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** For the block at the cursor: saves its words as an illustration, or picks one that was saved. */
export function PickIllustration({ sermon, editor, block, open, onOpenChange }: PickIllustrationProps) {
  const [search, setSearch] = useState('')
  const illustrations = useQuery(illustrationsQuery)
  const { toldOf, place } = useTold()
  const { save, noteUse } = useIllustrations(sermon)
  const words = textOfBlock(block)
  const isSaved = illustrations.data?.some(({ text }) => text.trim() === words) === true
  const shown = (illustrations.data ?? []).filter(({ title, text, source, reference, tags }) =>
    matchesWords(search, title, text, source, reference, tags.join('\n')),
  )

  const pick = (illustration: Illustration) => {
    const { view } = editor
    const index = indexOfBlock(view.state.doc, block)
    if (index === undefined) {
      toast({
        title: 'The illustration was not added',
        description: 'Another device changed this part of the text. Please try again.',
        variant: 'destructive',
      })
      return onOpenChange(false)
    }
    view.dispatch(putIllustration(view.state.tr, index, illustration.text).scrollIntoView())
    void noteUse(illustration)
    onOpenChange(false)
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Illustrations" maxWidth="32rem">
      <div className="grid gap-3">
        {words !== '' && !isSaved && (
          <Button
            variant="secondary"
            onClick={() => {
              void save(words)
              onOpenChange(false)
            }}
          >
            Save this one for later
          </Button>
        )}
        <ListSearch
          label="Search illustrations"
          value={search}
          onValueChange={setSearch}
          count={illustrations.data?.length}
        />
        {illustrations.isPending ? (
          <SkeletonGroup label="Loading illustrations">
            <SkeletonText lines={4} />
          </SkeletonGroup>
        ) : illustrations.isError ? (
          <LoadFailedLine what="illustrations" onRetry={() => void illustrations.refetch()} />
        ) : shown.length === 0 ? (
          <p className="text-muted">
            {search === ''
              ? 'Nothing saved yet. Write a story in this block and save it here, and you’ll see when and where you told it.'
              : `No illustrations match “${search}”`}
          </p>
        ) : (
          <LongList items={shown} keyOf={({ id }) => id} label="Illustrations">
            {(illustration) => {
              const told = toldOf(illustration)
              const lately = toldLately(told, { sermonId: sermon.id, date: sermon.date, place })
              const [last] = told
              return (
                <Card>
                  <h3 dir="auto" className="text-lg wrap-anywhere">
                    {illustration.title}
                  </h3>
                  <p dir="auto" className="mt-1 line-clamp-3 whitespace-pre-line wrap-anywhere">
                    {illustration.text}
                  </p>
                  {lately !== undefined ? (
                    <p
                      dir="auto"
                      className="mt-2 rounded-control bg-lamp-soft px-3 py-2 text-sm text-lamp-ink"
                    >
                      You told this on {toldWords(lately)}. Some may remember it.
                    </p>
                  ) : (
                    last !== undefined && (
                      <p dir="auto" className="mt-2 text-sm text-muted">
                        Told {toldWords(last)}
                      </p>
                    )
                  )}
                  <Button
                    variant="secondary"
                    className="mt-3"
                    aria-label={`Use this: ${illustration.title}`}
                    onClick={() => pick(illustration)}
                  >
                    Use this
                  </Button>
                </Card>
              )
            }}
          </LongList>
        )}
        <Link href="/illustrations" className="link justify-self-start">
          All illustrations
        </Link>
      </div>
    </Dialog>
  )
}
