import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { loadParser } from '#features/bible/index.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { recordList } from '#shared/records/record-list.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { searchMotif } from '#shared/ui/empty-state/motifs.tsx'
import { SearchInput } from '#shared/ui/field/search-input.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { type Choice, choicesOf, SearchResults } from './found-list.tsx'
import { useSearchResults } from './use-search.ts'

interface SearchSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export const SearchSheet = ({ open, onOpenChange }: SearchSheetProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Search" maxWidth="36rem">
    <SearchEverything onOpen={() => onOpenChange(false)} />
  </Dialog>
)

/** Starts empty each time it is opened, so that nobody sees an earlier search. */
function SearchEverything({ onOpen }: { onOpen: () => void }) {
  const [text, setText] = useState('')
  const [wide, setWide] = useState<string>()
  const [activeId, setActiveId] = useState<string>()
  const [, navigate] = useLocation()
  const listId = useId()
  const { query, groups, failed, retry, pending, stale } = useSearchResults(text, wide)
  const choices = choicesOf(groups, listId)
  const active = choices.findIndex(({ id }) => id === activeId)
  const count = groups.reduce((sum, { total, found }) => sum + (total ?? found.length), 0)

  const type = (value: string) => {
    setText(value)
    setWide(undefined)
    setActiveId(undefined)
  }
  const choose = (choice: Choice) => {
    if ('more' in choice) {
      setWide(choice.more.kind)
      return
    }
    navigate(choice.found.address)
    onOpen()
  }
  const move = (to: number) => {
    const next = choices.at(to % choices.length)
    setActiveId(next?.id)
    if (next) document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || choices.length === 0) return
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active === -1 ? -1 : active - 1)
    else if (event.key === 'Enter') {
      const choice = choices[active] ?? choices[0]
      if (choice && !stale) choose(choice)
    } else return
    event.preventDefault()
  }

  return (
    <div className="min-h-[calc(100dvh-7.5rem)] sm:min-h-[min(30rem,60dvh)]">
      <div className="sticky top-0 z-10 -mx-1 bg-float px-1 pt-1 pb-3">
        <SearchInput
          role="combobox"
          aria-label="Search everything"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 ? undefined : activeId}
          placeholder="Words or a Bible reference"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onValueChange={type}
          onFocus={() => void loadParser()}
          onKeyDown={onKeyDown}
          data-autofocus
        />
      </div>
      <output className="sr-only">
        {query === '' || pending || failed ? '' : count === 1 ? '1 result' : `${count} results`}
      </output>
      {failed && <LoadFailed what="records" title="Search failed" onRetry={retry} />}
      {text.trim() === '' ? (
        <EmptyState
          motif={searchMotif}
          title="Find what you wrote"
          hint={`Search ${recordList('the Bible')}: try “jn 3 16”.`}
        />
      ) : choices.length > 0 ? (
        <SearchResults
          id={listId}
          groups={groups}
          choices={choices}
          active={active === -1 ? undefined : activeId}
          stale={stale}
          onChoose={choose}
        />
      ) : failed ? null : pending ? (
        <SkeletonGroup label="Searching" className="grid gap-6 pt-2">
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
        </SkeletonGroup>
      ) : (
        <EmptyState
          motif={searchMotif}
          title={`Nothing matches “${query}”`}
          hint="Try fewer or different words."
        />
      )}
    </div>
  )
}
