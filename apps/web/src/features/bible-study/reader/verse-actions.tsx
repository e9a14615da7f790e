import ArrowLeft from 'lucide-react/icons/arrow-left'
import BookOpen from 'lucide-react/icons/book-open'
import Copy from 'lucide-react/icons/copy'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PenLine from 'lucide-react/icons/pen-line'
import Sunrise from 'lucide-react/icons/sunrise'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { openJournalForm } from '#shared/signals/open-journal-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { copyText } from '#shared/ui/toast/copy-text.ts'
import { CrossReferences, type NamedVerse } from './cross-references.tsx'

const UseInSermon = lazyComponent(async () => (await import('./use-in-sermon.tsx')).UseInSermon)

interface VerseActionsProps {
  readonly version: string
  readonly verse: NamedVerse
  readonly onClose: () => void
  readonly onOpen: (reference: string) => void
}

const tabs = [
  { value: 'cross', label: 'Cross-references' },
  { value: 'compare', label: 'Compare versions' },
] as const

/** The actions for a verse. Cross-references open other verses, with a way back. */
export function VerseActions({ version, verse: start, onClose, onOpen }: VerseActionsProps) {
  const [path, setPath] = useState<readonly NamedVerse[]>([start])
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('cross')
  const [, navigate] = useLocation()
  const verse = path.at(-1) ?? start
  const before = path.at(-2)
  const { reference, text } = verse

  const [choosing, setChoosing] = useState<boolean>()
  const [added, setAdded] = useState<Sermon>()

  const writeDevotional = () => {
    const params = new URLSearchParams({ new: 'true', reference, scripture: text })
    navigate(`/devotionals?${params.toString()}`)
  }
  const addToJournal = () => openJournalForm({ title: reference, content: `${text}\n${reference}\n\n` })

  return (
    <Dialog open onOpenChange={onClose} title={reference} maxWidth="32rem">
      {before !== undefined && (
        <Button variant="quiet" className="-mt-1 mb-1 -ml-3 px-3" onClick={() => setPath(path.slice(0, -1))}>
          <ArrowLeft aria-hidden="true" />
          Back to {before.reference}
        </Button>
      )}
      <p className="scripture">{text}</p>
      <div className="mt-4 mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(4.75rem,100%),1fr))] gap-2">
        <Action
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(`${text}\n${reference} (${version})`, 'Verse copied')}
        >
          Copy
        </Action>
        {before === undefined ? null : (
          <Action
            icon={<BookOpen aria-hidden="true" />}
            onClick={() => {
              onOpen(reference)
              onClose()
            }}
          >
            Open
          </Action>
        )}
        <Action icon={<NotebookPen aria-hidden="true" />} onClick={() => setChoosing(true)}>
          Use in sermon
        </Action>
        <Action icon={<Sunrise aria-hidden="true" />} onClick={writeDevotional}>
          Use in devotional
        </Action>
        <Action icon={<PenLine aria-hidden="true" />} onClick={addToJournal}>
          Add to journal
        </Action>
      </div>
      <output className="empty:hidden">
        {added !== undefined && (
          <p className="-mt-2 mb-4 text-sm">
            Added to “{added.title}”.{' '}
            <Link href={recordAddress(recordTypes.sermons, added.id)} className="link">
              Open sermon
            </Link>
          </p>
        )}
      </output>
      <Tabs label={`About ${reference}`} tabs={tabs} value={tab} onValueChange={setTab}>
        <TabPanel value="cross">
          <CrossReferences version={version} verse={verse.id} onChoose={(next) => setPath([...path, next])} />
        </TabPanel>
        <TabPanel value="compare">
          <CompareVersions version={version} reference={reference} />
        </TabPanel>
      </Tabs>
      {choosing !== undefined && (
        <UseInSermon
          open={choosing}
          onOpenChange={setChoosing}
          passage={{ reference, text, version }}
          onAdded={setAdded}
        />
      )}
    </Dialog>
  )
}

function Action({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" className="flex-col gap-1 px-1 text-xs leading-tight" onClick={onClick}>
      {icon}
      {children}
    </Button>
  )
}
