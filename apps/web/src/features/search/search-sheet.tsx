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
    <SearchEverything
      onOpen={() => onOpenChange(false)}
      label="Search everything"
      hint={`Search ${recordList('the Bible')}: try “jn 3 16”.`}
      className="min-h-[calc(100dvh-7.5rem)] sm:min-h-[min(30rem,60dvh)]"
    />
  </Dialog>
)

const studied = new Set<string>(['sermons', 'sermon-notes', 'illustrations', 'bible'])

/** For the study of a sermon: a place in the Bible opens beside the draft. */
export const StudySearch = ({ onReference }: { readonly onReference: (reference: string) => void }) => (
  <SearchEverything
    onReference={onReference}
    kinds={studied}
    label="Search the Bible and your sermons"
    hint="The Bible, your sermons, study notes and illustrations: try “jn 3 16”."
  />
)

interface SearchProps {
  readonly label: string
  readonly hint: string
  readonly className?: string
  /** All, where none are named. */
  readonly kinds?: ReadonlySet<string>
  /** After a result was opened. */
  readonly onOpen?: () => void
  /** Opens a place in the Bible, instead of going there. */
  readonly onReference?: (reference: string) => void
}

/** Starts empty each time it is opened, so that nobody sees an earlier search. */
function SearchEverything({ label, hint, className, kinds, onOpen, onReference }: SearchProps) {
  const [text, setText] = useState('')
  const [wide, setWide] = useState<string>()
  const [activeId, setActiveId] = useState<string>()
  const [, navigate] = useLocation()
  const listId = useId()
  const { query, groups: all, failed, retry, pending, stale } = useSearchResults(text, wide)
  const groups = kinds === undefined ? all : all.filter(({ kind }) => kinds.has(kind))
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
    const { reference, address } = choice.found
    if (reference !== undefined && onReference !== undefined) onReference(reference)
    else navigate(address)
    onOpen?.()
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
    <div className={className}>
      <div className="sticky top-0 z-10 -mx-1 bg-float px-1 pt-1 pb-3">
        <SearchInput
          role="combobox"
          aria-label={label}
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
        <EmptyState motif={searchMotif} title="Find what you wrote" hint={hint} />
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
