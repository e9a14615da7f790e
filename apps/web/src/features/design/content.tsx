import { useState } from 'react'
import Check from 'lucide-react/icons/check'
import Mic from 'lucide-react/icons/mic'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { useReader } from '#shared/records/list/use-reader.ts'
import { Badge, type BadgeTone } from '#shared/ui/badge.tsx'
import { Card, CardHeader } from '#shared/ui/card.tsx'
import { categoryTone } from '#shared/ui/category-tone.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Progress } from '#shared/ui/progress.tsx'
import { Skeleton, SkeletonCard, SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { Row, Section } from './section.tsx'

const tones: readonly BadgeTone[] = ['grey', 'water', 'lamp', 'alert']
const goals = ['Spiritual', 'Personal', 'Family', 'Financial', 'Health']

const shepherd = { id: 'shepherd', title: 'The Good Shepherd' }

export function Cards() {
  const { read, ...reader } = useReader([shepherd])
  const nothing = () => {}
  return (
    <Section title="Screens, cards and badges">
      <PageHeader
        title="A screen’s title"
        back={{ href: '/design', label: 'Where it leads back to' }}
        add={{ label: 'Add', onClick: nothing }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Card className="grid gap-3">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <CardTitle title={shepherd.title} level={3} onOpen={() => read(shepherd)} />
              <p className="text-sm text-muted">Jan 5, 2025</p>
            </div>
            <RecordMenu title={shepherd.title} onEdit={nothing} onRemove={nothing} />
          </div>
          <p className="scripture">
            I am the good shepherd: the good shepherd giveth his life for the sheep.
          </p>
          <div className="flex items-center justify-between gap-3">
            <Badge tone="water">In Progress 65%</Badge>
            <span className="text-sm text-muted">3 notes</span>
          </div>
          <Progress label="Sermon progress" value={65} />
        </Card>
        <Card className="grid content-start gap-3">
          <CardHeader
            title="A section’s title that runs on for rather longer than anybody would have planned when they drew the card"
            level={3}
          />
          <p className="text-muted">
            With words_that_are_joined_together_without_any_space_at_all_and_still_stay_inside_the_card.
          </p>
        </Card>
      </div>
      <Row name="Badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="green">
          <Check aria-hidden="true" />
          Answered
        </Badge>
      </Row>
      {reader.record !== undefined && (
        <RecordReader
          record={reader.record}
          open={reader.open}
          onOpenChange={reader.setOpen}
          onEdit={nothing}
          onRemove={nothing}
          facts="Jan 5, 2025"
        >
          <ReaderText>A record in full, with its actions. The form opens over it.</ReaderText>
        </RecordReader>
      )}
      <Row name="Goals">
        {goals.map((goal) => (
          <Badge key={goal} tone={categoryTone(goal)}>
            {goal}
          </Badge>
        ))}
      </Row>
    </Section>
  )
}

const entryTabs = [
  { value: 'manual', label: 'Manual Entry' },
  {
    value: 'voice',
    label: (
      <>
        <Mic aria-hidden="true" />
        Voice Input
      </>
    ),
  },
] as const
const goalTabs = ['All', ...goals].map((goal) => ({ value: goal, label: goal, disabled: goal === 'Health' }))

export function TabExamples() {
  const [entry, setEntry] = useState<'manual' | 'voice'>('manual')
  const [goal, setGoal] = useState('Family')
  return (
    <Section title="Tabs">
      <Tabs label="How to enter" tabs={entryTabs} value={entry} onValueChange={setEntry}>
        <TabPanel value="manual">Write it by hand.</TabPanel>
        <TabPanel value="voice">Say it aloud.</TabPanel>
      </Tabs>
      <Tabs
        label="Goals by category"
        tabs={goalTabs}
        value={goal}
        onValueChange={setGoal}
        className="max-w-80"
      >
        {goalTabs.map((tab) => (
          <TabPanel key={tab.value} value={tab.value}>
            {tab.label} goals
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  )
}

export function Waiting() {
  return (
    <Section title="Waiting">
      <Row name="Spinner">
        <Spinner />
      </Row>
      <SkeletonGroup label="Loading examples" className="grid gap-4 sm:grid-cols-2">
        <SkeletonCard />
        <div className="grid grid-cols-1 content-start gap-4">
          <div className="flex items-center gap-3">
            <Skeleton round className="size-11" />
            <Skeleton className="h-4 w-40" />
          </div>
          <SkeletonText lines={4} />
        </div>
      </SkeletonGroup>
    </Section>
  )
}
