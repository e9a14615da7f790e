import type { MarkedDay, Series } from '@stillwater/contract/plan/plan'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useCallback, useMemo, useState } from 'react'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { NearEnd } from '#shared/records/list/near-end.tsx'
import { useRemove } from '#shared/records/use-remove.ts'
import { openSermonForm } from '#shared/signals/open-sermon-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { addDays } from '#shared/ui/date/iso-date.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { titleOfMark } from './days/mark-names.ts'
import { MonthColumns } from './days/month-columns.tsx'
import type { DayActions } from './days/plan-day-row.tsx'
import { firstFree } from './days/plan-dates.ts'
import { useMoves } from './days/use-moves.ts'
import { usePlan } from './days/use-plan.ts'
import { PlanMenu } from './plan-menu.tsx'
import { SeriesList } from './series/series-list.tsx'

export { preparePlan } from './days/use-plan.ts'

const SeriesDialog = lazyComponent(async () => (await import('./series-dialog.tsx')).SeriesDialog)
const MarkedDayDialog = lazyComponent(async () => (await import('./marked-day-dialog.tsx')).MarkedDayDialog)
const PushDialog = lazyComponent(async () => (await import('./series/push-dialog.tsx')).PushDialog)

/** Half a year ahead at first; a quarter more whenever the end is near, and a quarter back on request. */
const [monthsAhead, step, mostMonths] = [6, 3, 60]

export function PlanPage() {
  const today = useToday()
  const [ahead, setAhead] = useState(monthsAhead)
  const [back, setBack] = useState(0)
  const plan = usePlan({ today, back, ahead })
  const { series, marks, parts, marked, nextDay } = plan
  const change = useMoves()
  const { edit: editSeries, ...seriesForm } = useEditing<{ series?: Series }>()
  const { edit: editMark, ...markForm } = useEditing<{ markedDay?: MarkedDay; date: string }>()
  const { edit: openPush, ...push } = useEditing<{ seriesId: string; from: string }>()
  const removeSeries = useRemove('series', {
    removed: 'Series deleted. Its sermons are still there.',
    failed: 'Failed to delete the series',
  })
  const removeMark = useRemove('marked-days', {
    removed: 'Mark removed',
    failed: 'Failed to remove the mark',
  })

  const newSeries = () => editSeries({})
  useNewParam(newSeries)
  const { refetch: readSeries } = series
  const { refetch: readMarks } = marks
  const refetch = useCallback(() => Promise.all([readSeries(), readMarks()]), [readSeries, readMarks])
  useOpenParam(
    {
      data: bothOf(series.data, marks.data),
      isFetching: series.isFetching || marks.isFetching,
      refetch,
    },
    (record) =>
      'mark' in record ? editMark({ markedDay: record, date: record.date }) : editSeries({ series: record }),
  )

  const actions = useMemo<DayActions>(
    () => ({
      onPlan: (date) => openSermonForm({ date }),
      onMark: (date) => editMark({ date }),
      onEditMark: (markedDay) => editMark({ markedDay, date: markedDay.date }),
      onRemoveMark: (mark) => removeMark({ ...mark, title: titleOfMark(mark) }),
      onTrade: (sermon, neighbor) =>
        void change('Sermons swapped', [
          { sermon, changes: { date: neighbor.date } },
          { sermon: neighbor, changes: { date: sermon.date } },
        ]),
      onPushFrom: ({ seriesId, date }) => openPush({ seriesId: seriesId ?? '', from: date }),
      onLeaveSeries: (sermon) =>
        void change('Removed from series', [{ sermon, changes: { seriesId: null } }]),
    }),
    [change, editMark, openPush, removeMark],
  )
  const addPart = ({ id }: Series) => {
    const last = parts.get(id)?.at(-1)
    const date = last === undefined ? nextDay : firstFree(addDays(last.date, 7), marked)
    openSermonForm({ date, seriesId: id })
  }

  return (
    <div data-wide>
      <PageHeader
        title="Preaching plan"
        back={{ href: '/sermons', label: 'Sermons' }}
        action={<PlanMenu />}
      />
      <div className="mb-5 flex flex-wrap gap-3">
        <Button onClick={newSeries}>New Series</Button>
        <Button variant="secondary" onClick={() => editMark({ date: nextDay })}>
          Mark a Day
        </Button>
      </div>
      {plan.isFailed ? (
        <LoadFailed what="plan" onRetry={plan.retry} />
      ) : plan.isPending ? (
        <SkeletonGroup label="Loading your plan" className="grid gap-3">
          <SkeletonCard lines={1} />
          <SkeletonCard lines={1} />
          <SkeletonCard lines={1} />
        </SkeletonGroup>
      ) : (
        <>
          {series.data?.length === 0 && (
            <p className="mb-5 text-muted">
              Plan a series once, and its sermons appear here as drafts, one for each week.
            </p>
          )}
          <SeriesList
            series={series.data ?? []}
            parts={parts}
            today={today}
            onEdit={(one) => editSeries({ series: one })}
            onAddPart={addPart}
            onPush={({ id }) => openPush({ seriesId: id, from: today })}
            onRemove={removeSeries}
          />
          <Button
            variant="quiet"
            className="-ml-3 px-3"
            disabled={back >= mostMonths}
            onClick={() => setBack(back + step)}
          >
            Show earlier days
          </Button>
          <MonthColumns days={plan.days} places={plan.places} today={today} actions={actions} />
          {ahead < mostMonths && <NearEnd key={ahead} onNear={() => setAhead(ahead + step)} />}
        </>
      )}
      {seriesForm.target !== undefined && (
        <SeriesDialog
          key={`series-${seriesForm.key}`}
          open={seriesForm.open}
          onOpenChange={seriesForm.setOpen}
          series={seriesForm.target.series}
          date={nextDay}
          marked={marked}
        />
      )}
      {markForm.target !== undefined && (
        <MarkedDayDialog
          key={`mark-${markForm.key}`}
          open={markForm.open}
          onOpenChange={markForm.setOpen}
          {...markForm.target}
        />
      )}
      {push.target !== undefined && (
        <PushDialog
          key={`push-${push.key}`}
          open={push.open}
          onOpenChange={push.setOpen}
          rest={restOf(parts.get(push.target.seriesId), push.target.from)}
          sermons={plan.sermons}
          marked={marked}
        />
      )}
    </div>
  )
}

/** The sermons of a series from a day on. One that was put away stays where it was. */
const restOf = (parts: readonly Sermon[] | undefined, from: string): Sermon[] =>
  parts?.filter(({ date, status }) => date >= from && status !== 'archived') ?? []

const bothOf = (series: readonly Series[] | undefined, marks: readonly MarkedDay[] | undefined) =>
  series && marks && [...series, ...marks]
