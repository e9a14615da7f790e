import type { NewRecord } from '@stillwater/contract'
import { eventTypeIcons, openPassage } from '@stillwater/contract/choices'
import { addDays, type IsoDate } from '@stillwater/contract/dates/dates'
import { newId } from '@stillwater/contract/records/new-id'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import type { Preparing } from '@stillwater/contract/plan/week-rhythm'
import { usualEnd } from '#shared/agenda/suggested-times.ts'
import { type LaidSermon, layAround, spreadOver } from './lay-steps.ts'
import { type ServiceValues, serviceTitle } from './service-form.ts'

/** What comes with a service besides the service itself. */
export interface ServicePlan {
  readonly visit: (NewRecord<'events'> & { id: string; date: IsoDate; title: string }) | undefined
  readonly sermon: (NewRecord<'sermons'> & { id: string; date: IsoDate; title: string }) | undefined
  /** The sermons whose remaining steps have to move. */
  readonly laid: readonly LaidSermon[]
}

/** For a visit whose time is not known yet: a time may be any words. */
const openTime = 'To be decided'

export function planService(
  values: ServiceValues,
  sermons: readonly Sermon[],
  preparing: Preparing | undefined,
): ServicePlan {
  const title = serviceTitle(values)
  const visitTime = values.visitTime.trim() || openTime
  const passage = values.reference.trim() || openPassage
  const busy = new Set([values.date, ...(values.hasVisit ? [values.visitDate] : [])])
  return {
    visit: values.hasVisit
      ? {
          id: newId(),
          title: `Visit with the family, ${title}`.slice(0, mostTitle).toWellFormed(),
          eventType: 'visit',
          icon: eventTypeIcons.visit,
          date: values.visitDate,
          startTime: visitTime,
          endTime: usualEnd(visitTime) ?? visitTime,
          days: 1,
          repeats: null,
          exception: null,
          location: null,
          description: null,
          remindMinutes: null,
          personIds: [],
        }
      : undefined,
    sermon: values.hasSermon
      ? {
          id: newId(),
          title,
          reference: passage,
          scripture: passage,
          date: values.date,
          rhythm: preparing === undefined ? null : spreadOver(values.date, preparing),
          notes: null,
          status: 'not_started',
          archivedFrom: null,
          progress: 0,
          noteCount: 0,
          resourceCount: 0,
          seriesId: null,
          stepsDone: [],
          couldBePreached: false,
        }
      : undefined,
    laid:
      preparing === undefined
        ? []
        : sermons
            .filter((sermon) => mayMove(sermon, preparing.today, busy))
            .flatMap((sermon) => layAround(sermon, preparing, busy) ?? []),
  }
}

const mostTitle = 200

/** A week is as far as steps reach. */
const reach = 7

const mayMove = (sermon: Sermon, today: IsoDate, busy: ReadonlySet<IsoDate>): boolean =>
  sermon.date > today &&
  sermon.status !== 'archived' &&
  sermon.status !== 'completed' &&
  !sermon.couldBePreached &&
  [...busy].some((day) => day < sermon.date && sermon.date <= addDays(day, reach))
