import type { Sermon } from '@stillwater/contract/sermons/sermons'
import type { ComponentType } from 'react'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { StudyLinks } from './study-links.tsx'
import { StudyNotes } from './study-notes.tsx'
import { StudyPassage } from './study-passage.tsx'
import { StudySermons } from './study-sermons.tsx'

export type StudyTab = 'passage' | 'notes' | 'links' | 'sermons' | 'search'

const tabs = [
  { value: 'passage', label: 'Passage' },
  { value: 'notes', label: 'Notes' },
  { value: 'links', label: 'Links' },
  { value: 'sermons', label: 'Sermons' },
  { value: 'search', label: 'Search' },
] as const satisfies { value: StudyTab; label: string }[]

export interface StudyProps {
  readonly sermon: Sermon
  readonly tab: StudyTab
  readonly onTab: (tab: StudyTab) => void
  readonly onReference: (reference: string) => void
  readonly Search: ComponentType<{ readonly onReference: (reference: string) => void }>
}

/** What a preacher has on the desk beside the draft. */
export function Study({ sermon, tab, onTab, onReference, Search }: StudyProps) {
  return (
    <Tabs label="Study" tabs={tabs} value={tab} onValueChange={onTab}>
      <TabPanel value={tab}>
        {tab === 'passage' && <StudyPassage sermon={sermon} onReference={onReference} />}
        {tab === 'notes' && <StudyNotes sermon={sermon} />}
        {tab === 'links' && <StudyLinks sermon={sermon} />}
        {tab === 'sermons' && <StudySermons sermon={sermon} />}
        {tab === 'search' && <Search onReference={onReference} />}
      </TabPanel>
    </Tabs>
  )
}
