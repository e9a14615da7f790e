import { sermonsToPrepare } from '@stillwater/contract/plan/week-rhythm'
import { Link } from 'wouter'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { ChooseRhythm } from './choose-rhythm.tsx'
import { SermonSteps } from './sermon-steps.tsx'
import { usePreparing } from './use-preparing.ts'

const ServiceDialog = lazyComponent(async () => (await import('../service/service-dialog.tsx')).ServiceDialog)
const RhythmDialog = lazyComponent(async () => (await import('./rhythm-dialog.tsx')).RhythmDialog)

/** The steps of the sermons that are prepared this week, and the rhythm that they follow. */
export function WeekPage() {
  const { today, preparing, sermons, isPending, isFailed, retry } = usePreparing()
  const { edit, ...rhythm } = useEditing<object>()
  const { edit: addService, ...service } = useEditing<object>()
  const near = sermonsToPrepare(sermons, today)
  return (
    <>
      <PageHeader title="The week before" back={{ href: '/plan', label: 'Preaching plan' }} />
      {isFailed ? (
        <LoadFailed what="week" onRetry={retry} />
      ) : isPending ? (
        <SkeletonGroup label="Loading your week" className="grid gap-3">
          <SkeletonCard lines={5} />
        </SkeletonGroup>
      ) : preparing === undefined ? (
        <ChooseRhythm />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {near.length === 0 ? (
            <Card>
              <p>No sermon to prepare in the next seven days.</p>
              <Link href="/sermons?new=true" className="link">
                Plan one
              </Link>
            </Card>
          ) : (
            near.map((sermon) => <SermonSteps key={sermon.id} sermon={sermon} preparing={preparing} />)
          )}
          <div className="flex flex-wrap gap-x-2">
            <Button variant="quiet" onClick={() => addService({})}>
              A funeral or other service
            </Button>
            <Button variant="quiet" onClick={() => edit({})}>
              Change your rhythm
            </Button>
          </div>
        </div>
      )}
      {service.target !== undefined && (
        <ServiceDialog key={`service-${service.key}`} open={service.open} onOpenChange={service.setOpen} />
      )}
      {rhythm.target !== undefined && (
        <RhythmDialog key={rhythm.key} open={rhythm.open} onOpenChange={rhythm.setOpen} />
      )}
    </>
  )
}
