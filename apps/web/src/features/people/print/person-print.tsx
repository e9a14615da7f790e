import type { Person } from '@stillwater/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { useRange } from '#shared/agenda/use-range.ts'
import { prayersQuery } from '#shared/people/prayers-query.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { careEntriesQuery } from '../care/care-queries.ts'
import { linkRange } from '../linked/link-range.ts'
import { isAbout } from '../linked/person-links.tsx'
import { type PaperLine, personFacts, personLines } from './person-paper.ts'
import '#shared/styles/print.css'

interface PersonPrintProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly person: Person
  /** The rest of the household. */
  readonly others: readonly Person[]
  readonly today: string
}

/** What is known about somebody, as it comes on paper. Private words only if they are asked for. */
export function PersonPrint({ open, onOpenChange, person, others, today }: PersonPrintProps) {
  const [withWords, setWithWords] = useState(false)
  const entries = useQuery(careEntriesQuery)
  const prayers = useQuery(prayersQuery)
  const days = useRange(linkRange(today))
  const lists = [entries, prayers]
  const isFailed = days.failed || lists.some(({ isError }) => isError)
  const isReady = !isFailed && !days.pending && lists.every(({ isPending }) => !isPending)
  const retry = () => {
    if (days.failed) days.retry()
    for (const list of lists) if (list.isError) void list.refetch()
  }
  const sections = personLines(
    {
      entries: entries.data?.filter(isAbout(person)) ?? [],
      prayers: prayers.data?.filter(isAbout(person)) ?? [],
      days: [...days.events, ...days.activities].filter(isAbout(person)),
    },
    withWords,
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Print"
      footer={
        <Button disabled={!isReady} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      }
    >
      {isFailed && <LoadFailed what="care log, prayers or calendar" onRetry={retry} />}
      {!isFailed && !isReady && (
        <SkeletonGroup label="Loading the person" className="grid gap-3">
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {isReady && (
        <div className="grid grid-cols-1 gap-5">
          <Switch
            label="Include private notes"
            description={
              withWords
                ? 'With your notes and what you wrote in the care log and prayers. Keep this paper where only you can read it.'
                : 'Your notes and what you wrote in the care log and prayers are left out.'
            }
            checked={withWords}
            onCheckedChange={setWithWords}
          />
          <article
            className="print-page rounded-card border border-hairline p-4 print:border-0 print:p-0"
            aria-label={person.name}
          >
            <h1 className="mb-2 text-2xl" dir="auto">
              <LongWords>{person.name}</LongWords>
            </h1>
            <dl>
              {personFacts(person, others).map(({ name, value }) => (
                <div key={`${name} ${value}`} className={row}>
                  <dt className={rowName} dir="auto">
                    {name}
                  </dt>
                  <dd className={rowValue} dir="auto">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
            {withWords && person.notes !== null && (
              <Section title="Notes">
                <Words>{person.notes}</Words>
              </Section>
            )}
            {sections.map(({ title, lines }) => (
              <Section key={title} title={title}>
                <ul>
                  {lines.map((line) => (
                    <li key={line.key}>
                      <Line line={line} />
                    </li>
                  ))}
                </ul>
              </Section>
            ))}
          </article>
        </div>
      )}
    </Dialog>
  )
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2 className="mt-4 mb-1 border-b border-hairline pb-1 text-lg break-after-avoid">{title}</h2>
    {children}
  </section>
)

const row = 'flex flex-wrap gap-x-3 py-0.5 break-inside-avoid'
const rowName = 'w-32 wrap-anywhere text-muted print:w-40'
const rowValue = 'min-w-0 flex-[1_1_8rem] wrap-anywhere whitespace-pre-wrap'

function Line({ line: { when, title, more, words } }: { readonly line: PaperLine }) {
  return (
    <>
      <p className={cx(row, words !== null && 'break-after-avoid')}>
        <span className={rowName}>{when}</span>
        <span className={rowValue} dir="auto">
          <LongWords>{title}</LongWords>
          {more !== '' && (
            <span className="text-muted">
              {' · '}
              <LongWords>{more}</LongWords>
            </span>
          )}
        </span>
      </p>
      {words !== null && <Words>{words}</Words>}
    </>
  )
}

const Words = ({ children }: { readonly children: string }) => (
  <p className="mb-2 wrap-anywhere whitespace-pre-wrap" dir="auto">
    {children}
  </p>
)
