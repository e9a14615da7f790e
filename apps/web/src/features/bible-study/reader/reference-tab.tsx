import type { Passage } from '@stillwater/contract/bible'
import type { UseQueryResult } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import LibraryBig from 'lucide-react/icons/library-big'
import { type SubmitEvent, useId, useState } from 'react'
import { BibleFailure, loadParser, readInput, useReading } from '#features/bible/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { bibleMotif } from '#shared/ui/empty-state/motifs.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Skeleton, SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { PassageReader } from './passage-reader.tsx'
import type { SubmittedSearch } from '../search/verse-results.tsx'
import type { VersionChoice } from '../picker/use-choice.ts'
import { VersionField } from '../picker/version-field.tsx'

const PassagePicker = lazyComponent(async () => (await import('../picker/passage-picker.tsx')).PassagePicker)
const HistorySheet = lazyComponent(async () => (await import('../picker/history-sheet.tsx')).HistorySheet)

interface ReferenceTabProps {
  readonly choice: VersionChoice
  readonly version: string | undefined
  readonly reference: string | undefined
  readonly passage: UseQueryResult<Passage>
  readonly arriving: boolean
  /** The controls are collapsed. */
  readonly folded: boolean
  readonly onToggleControls: () => void
  readonly onArrived: () => void
  readonly onOpen: (reference: string) => void
  readonly onSearch: (search: SubmittedSearch) => void
}

export function ReferenceTab(props: ReferenceTabProps) {
  const { choice, version, reference, passage, arriving, folded, onArrived, onOpen, onSearch } = props
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [sheet, setSheet] = useState<'picker' | 'history'>()
  const { memory } = useReading()
  const controlsId = useId()
  const wanted = text.trim()

  function open(reference: string) {
    setText('')
    setTried(false)
    onOpen(reference)
  }

  async function go(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    // Until the versions are loaded, the request waits for them.
    if ((version === undefined && !choice.loading) || wanted === '') return
    const { isReference, offer } = await readInput(wanted)
    // What was typed stays, to be corrected if there is no such reference.
    if (isReference) onOpen(wanted)
    else onSearch({ term: wanted, offer })
  }

  return (
    <>
      <div id={controlsId} hidden={folded}>
        <form noValidate onSubmit={(event) => void go(event)} className="grid gap-4">
          <VersionField choice={choice} missing={tried && version === undefined} />
          <Field label="Reference" error={tried && wanted === '' ? 'Please enter a reference' : undefined}>
            <div className="flex items-start gap-2">
              <WithMicrophone>
                <Input
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                  onFocus={() => void loadParser()}
                  placeholder="John 3:16, or words to find"
                  autoComplete="off"
                  enterKeyHint="go"
                />
              </WithMicrophone>
              <Button type="submit" className="min-h-12">
                Go
              </Button>
            </div>
          </Field>
        </form>
        <div className="-mx-2 mt-1 flex flex-wrap">
          <Button
            variant="quiet"
            className="px-2.5"
            disabled={version === undefined}
            onClick={() => setSheet('picker')}
          >
            <LibraryBig aria-hidden="true" />
            Browse books
          </Button>
          {memory.history.length > 0 && (
            <Button variant="quiet" className="px-2.5" onClick={() => setSheet('history')}>
              <History aria-hidden="true" />
              History
            </Button>
          )}
        </div>
      </div>
      <div className={folded ? '' : 'mt-4 border-t border-hairline pt-3'}>
        {reference === undefined || (version === undefined && !choice.loading) ? (
          <EmptyState
            motif={bibleMotif}
            title="What would you like to read?"
            hint="Type a reference, or choose a book and chapter."
          />
        ) : passage.isError ? (
          <BibleFailure error={passage.error} onRetry={() => void passage.refetch()} onOpen={open} />
        ) : version === undefined || passage.data === undefined ? (
          <PassageSkeleton />
        ) : (
          <PassageReader
            version={version}
            passage={passage.data}
            turning={passage.isPlaceholderData}
            arriving={arriving}
            controlsId={controlsId}
            folded={folded}
            onToggleControls={props.onToggleControls}
            onArrived={onArrived}
            onOpen={open}
          />
        )}
      </div>
      {sheet === 'picker' && version !== undefined && (
        <PassagePicker version={version} onClose={() => setSheet(undefined)} onOpen={open} />
      )}
      {sheet === 'history' && <HistorySheet onClose={() => setSheet(undefined)} onOpen={open} />}
    </>
  )
}

const PassageSkeleton = () => (
  <SkeletonGroup label="Loading the passage" className="grid grid-cols-1 gap-5">
    <Skeleton className="h-8 w-1/2" />
    <SkeletonText lines={6} />
  </SkeletonGroup>
)
