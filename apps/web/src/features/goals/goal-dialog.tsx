import { goalCategories, type GoalCategory } from '@stillwater/contract/choices'
import type { Goal } from '@stillwater/contract/goals'
import { useState } from 'react'
import { useUser } from '#features/auth/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { messageOf } from '#shared/api/error.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { answerQuestion } from '#shared/ui/dialog/confirm-store.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Select } from '#shared/ui/popup/select.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { goalFormSchema, newGoalItems } from './goal-form.ts'
import { itemsText } from './goal-progress.ts'
import { StepsField } from './steps-field.tsx'
import { useRemoveGoal } from './use-remove-goal.ts'

interface GoalDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly goal: Goal | undefined
  /** Initial values of a new goal. */
  readonly category: GoalCategory | undefined
  readonly onRemoved: (() => void) | undefined
}

export function GoalDialog({ open, onOpenChange, onRemoved, goal, category }: GoalDialogProps) {
  const user = useUser()
  const [schema] = useState(() => goalFormSchema(goal))
  const { completedItems, totalItems } = goal ?? newGoalItems
  const editor = useRecordForm({
    type: 'goals',
    schema,
    record: goal,
    owner: user?.id ?? '',
    initial: {
      title: goal?.title ?? '',
      category: goal?.category ?? category ?? 'Personal',
      targetDate: goal?.targetDate ?? null,
      completedItems: String(completedItems),
      totalItems: String(totalItems),
    },
    onSaved: (saved) => {
      toastSaved(saved, { title: goal === undefined ? 'Goal Created' : 'Goal Updated' })
      onOpenChange(false)
    },
    onFailed: (error) =>
      toast({
        title: goal === undefined ? 'Failed to create goal' : 'Failed to update goal',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  const remove = useRemoveGoal()
  const leave = () => {
    editor.draft.done()
    onOpenChange(false)
    onRemoved?.()
  }

  return (
    <RecordDialog
      open={open}
      onOpenChange={(next) => {
        // Back closes the dialog below the confirmation, and the confirmation with it.
        if (!next) answerQuestion(false)
        onOpenChange(next)
      }}
      title={goal === undefined ? 'Create New Goal' : 'Edit Goal'}
      saveLabel={goal === undefined ? 'Create Goal' : 'Save Goal'}
      editor={editor}
      tell={tell}
      actions={
        goal !== undefined && (
          <Button variant="secondary" className="text-alert!" onClick={() => void remove(goal, leave)}>
            Delete
          </Button>
        )
      }
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <Field label="Title" error={form.errors['title']}>
            <WithMicrophone>
              <Input {...form.text('title')} maxLength={200} data-autofocus />
            </WithMicrophone>
          </Field>
          <Field label="Category" error={form.errors['category']}>
            <Select
              options={categoriesWith(goal?.category)}
              value={form.values.category}
              onValueChange={(value) => form.set('category', value)}
            />
          </Field>
          <Field label="Target date" optional error={form.errors['targetDate']}>
            <DatePicker
              clearable
              value={form.values.targetDate}
              onValueChange={(value) => form.set('targetDate', value)}
              placeholder="No date"
            />
          </Field>
          {goal === undefined ? (
            <StepsField
              value={form.values.totalItems}
              onValueChange={(value) => form.set('totalItems', value)}
              error={form.errors['totalItems']}
            />
          ) : (
            <div className="grid grid-cols-2 gap-3">
              <Field label="Steps done" error={form.errors['completedItems']}>
                <Input {...form.text('completedItems')} inputMode="numeric" autoComplete="off" />
              </Field>
              <Field label="Total steps" error={form.errors['totalItems']}>
                <Input {...form.text('totalItems')} inputMode="numeric" autoComplete="off" />
              </Field>
            </div>
          )}
        </div>
      )}
    </RecordDialog>
  )
}

/** The four that are offered, plus the goal's own if it has another. */
function categoriesWith(own: GoalCategory | undefined): { value: GoalCategory; label: string }[] {
  const names = new Set<GoalCategory>([...goalCategories, ...(own === undefined ? [] : [own])])
  return [...names].map((name) => ({ value: name, label: name }))
}

const tell = (goal: Goal) =>
  [goal.title, goal.category, goal.targetDate && formatIsoDate(goal.targetDate), itemsText(goal)]
    .filter(Boolean)
    .join('\n')
