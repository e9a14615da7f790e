import { goalCategories } from '@stillwater/contract/choices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { GoalList } from './goal-list.tsx'
import { goalsQuery } from './goal-queries.ts'
import { useGoalDialog } from './use-goal-dialog.tsx'

const tabs = ['All', ...goalCategories].map((name) => ({ value: name, label: name }))

export function GoalsPage() {
  const [tab, setTab] = useState('All')
  const { edit, dialog } = useGoalDialog()
  const category = goalCategories.find((name) => name === tab)
  const add = () => edit(undefined, category)
  useNewParam(add)
  useOpenParam(useQuery(goalsQuery), edit)

  return (
    <>
      <PageHeader
        title="Goals"
        back={{ href: '/', label: 'Dashboard' }}
        add={{ label: 'Add Goal', onClick: add }}
      />
      <Tabs label="Goals by category" tabs={tabs} value={tab} onValueChange={setTab}>
        <TabPanel value={tab}>
          <GoalList category={category} onAdd={add} onEdit={edit} />
        </TabPanel>
      </Tabs>
      {dialog}
    </>
  )
}
