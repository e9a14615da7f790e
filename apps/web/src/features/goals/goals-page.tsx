import { goalCategories } from '@stillwater/contract/choices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useReader } from '#shared/records/list/use-reader.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { GoalList } from './goal-list.tsx'
import { goalsQuery } from './goal-queries.ts'
import { useGoalDialog } from './use-goal-dialog.tsx'
import { useRemoveGoal } from './use-remove-goal.ts'

const GoalReader = lazyComponent(async () => (await import('./goal-reader.tsx')).GoalReader)

const tabs = ['All', ...goalCategories].map((name) => ({ value: name, label: name }))

export function GoalsPage() {
  const [tab, setTab] = useState('All')
  const goals = useQuery(goalsQuery)
  const { read, setOpen, ...reader } = useReader(goals.data)
  const { edit, dialog } = useGoalDialog(() => setOpen(false))
  const remove = useRemoveGoal()
  const category = goalCategories.find((name) => name === tab)
  const add = () => edit(undefined, category)
  useNewParam(add)
  useOpenParam(goals, read)

  const actions = { onEdit: edit, onRemove: remove }

  return (
    <>
      <PageHeader
        title="Goals"
        back={{ href: '/', label: 'Dashboard' }}
        add={{ label: 'Add Goal', onClick: add }}
      />
      <Tabs label="Goals by category" tabs={tabs} value={tab} onValueChange={setTab}>
        <TabPanel value={tab}>
          <GoalList category={category} onAdd={add} onRead={read} {...actions} />
        </TabPanel>
      </Tabs>
      {reader.record !== undefined && (
        <GoalReader goal={reader.record} open={reader.open} onOpenChange={setOpen} {...actions} />
      )}
      {dialog}
    </>
  )
}
