import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { passageQuery, useReading, withReference } from '#features/bible/index.ts'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { ReferenceTab } from './reader/reference-tab.tsx'
import { SearchTab } from './search/search-tab.tsx'
import type { SubmittedSearch } from './search/verse-results.tsx'
import { StudyCard } from './study-card.tsx'
import { useChoice } from './picker/use-choice.ts'
import { useAddress, useAskedReference } from './use-reference-param.ts'

type Tab = 'reference' | 'search'
const tabs = [
  { value: 'reference', label: 'Reference' },
  { value: 'search', label: 'Search' },
] as const satisfies { value: Tab; label: string }[]

export function BibleStudyPage() {
  const { memory, remember } = useReading()
  const [tab, setTab] = useState<Tab>('reference')
  const [reference, setReference] = useState(memory.reference)
  // Scrolls to a passage the user asked for, not to one that was merely left open.
  const [arriving, setArriving] = useState(false)
  const [search, setSearch] = useState<SubmittedSearch>()
  const { version, choice, ready, ask } = useChoice()
  const [controls, setControls] = useState(false)
  const passage = useQuery({
    ...passageQuery(version ?? '', reference ?? ''),
    enabled: ready && version !== undefined && reference !== undefined,
    placeholderData: keepPreviousData,
  })
  const found = passage.isPlaceholderData ? undefined : passage.data?.reference

  useAskedReference(found ?? reference, (asked) => {
    setReference(asked.reference)
    setTab('reference')
    setControls(false)
    ask(asked.version)
  })
  useAddress(ready ? (found ?? reference) : undefined, version)

  useEffect(() => {
    if (choice.failure !== null) toast({ title: 'Error loading Bible versions', variant: 'destructive' })
  }, [choice.failure])
  useEffect(() => {
    if (found !== undefined) remember((before) => ({ ...withReference(before, found), version }))
  }, [found, version, remember])

  // Reading has the whole height: the controls are collapsed until they are needed.
  const reading = tab === 'reference' && reference !== undefined && version !== undefined && !passage.isError
  const folded = reading && !controls
  const toggleControls = useCallback(() => {
    setControls((shown) => !shown)
    window.scrollTo(0, 0)
  }, [])

  const arrived = useCallback(() => setArriving(false), [])
  const open = useCallback((reference: string) => {
    setReference(reference)
    setTab('reference')
    setArriving(true)
    setControls(false)
  }, [])
  function searchFor(next: SubmittedSearch) {
    setSearch(next)
    setTab('search')
  }

  return (
    <>
      <h1 className={folded ? 'sr-only' : 'mb-4 text-2xl'}>Bible Study</h1>
      <Tabs label="Bible tools" tabs={tabs} value={tab} onValueChange={setTab} folded={folded}>
        <TabPanel value="reference" className={folded ? 'pt-0!' : ''}>
          <ReferenceTab
            choice={choice}
            version={version}
            reference={reference}
            passage={passage}
            folded={folded}
            onToggleControls={toggleControls}
            arriving={arriving}
            onArrived={arrived}
            onOpen={open}
            onSearch={searchFor}
          />
        </TabPanel>
        <TabPanel value="search">
          <SearchTab
            choice={choice}
            version={version}
            submitted={search}
            onSubmit={searchFor}
            onOpen={open}
          />
        </TabPanel>
      </Tabs>
      <StudyCard />
    </>
  )
}
