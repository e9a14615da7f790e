/** What the server and the web app share. A feature is imported by its own path, such as `@stillwater/contract/account/auth`. */
import * as account from './account/account.ts'
import * as activities from './calendar/activities.ts'
import * as appLock from './account/app-lock.ts'
import * as auth from './account/auth.ts'
import * as bible from './bible.ts'
import * as calendarFeeds from './calendar/calendar-feeds.ts'
import * as calendarImport from './calendar/calendar-import.ts'
import * as calendarSubscriptions from './calendar/calendar-subscriptions.ts'
import * as careEntries from './people/care-entries.ts'
import * as careSettings from './people/care-settings.ts'
import * as dashboard from './dashboard.ts'
import * as deliveries from './sermons/deliveries.ts'
import * as devotionals from './devotionals.ts'
import * as donations from './donations/donations.ts'
import type { CallInput, CallOutput, Endpoint } from './calls/endpoint.ts'
import * as events from './calendar/events.ts'
import * as exports from './export/export.ts'
import * as goals from './goals.ts'
import * as illustrations from './illustrations.ts'
import * as imports from './export/imports.ts'
import * as journal from './journal.ts'
import * as notifications from './notifications.ts'
import * as people from './people/people.ts'
import * as peopleImports from './people/people-imports.ts'
import * as plan from './plan/plan.ts'
import * as pray from './prayers/pray.ts'
import * as prayerUpdates from './prayers/prayer-updates.ts'
import * as prayers from './prayers/prayers.ts'
import type { RecordName } from './records/record-names.ts'
import * as search from './search/search.ts'
import * as sermonBody from './sermons/sermon-body.ts'
import * as sermonImports from './sermons/sermon-imports.ts'
import * as sermonLinks from './sermons/sermon-links.ts'
import * as sermonNotes from './sermons/sermon-notes.ts'
import * as sermons from './sermons/sermons.ts'
import * as storage from './account/storage.ts'
import * as vault from './account/vault.ts'

/** Every feature that has calls. The access matrix, the OpenAPI page and the web app's typed client are made from it. */
const features = {
  account,
  activities,
  appLock,
  auth,
  bible,
  calendarFeeds,
  calendarImport,
  calendarSubscriptions,
  careEntries,
  careSettings,
  dashboard,
  deliveries,
  devotionals,
  donations,
  events,
  exports,
  goals,
  illustrations,
  imports,
  journal,
  notifications,
  people,
  peopleImports,
  plan,
  pray,
  prayerUpdates,
  prayers,
  search,
  sermonBody,
  sermonImports,
  sermonLinks,
  sermonNotes,
  sermons,
  storage,
  vault,
}

type Values<T> = T[keyof T]
type EndpointsOf<T> = T extends Endpoint
  ? T
  : T extends { add: Endpoint }
    ? Extract<Values<T>, Endpoint>
    : never
type AnyEndpoint = Values<{ [F in keyof typeof features]: EndpointsOf<Values<(typeof features)[F]>> }>

/** Every call by its method and path, such as "GET /api/prayers". A type only: the web app needs no schema to make a call. */
export type Calls = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
export type CallName = keyof Calls

type BodyOf<E extends Endpoint> = CallInput<E> extends { body: infer Body extends object } ? Body : never
/** What is read and written of each record type. */
type RecordCalls = {
  [N in RecordName]: {
    record: Extract<CallOutput<Calls[`POST /api/${N}`]>, { id: string; version: number }>
    create: BodyOf<Calls[`POST /api/${N}`]>
    changes: BodyOf<Calls[`PATCH /api/${N}/:id`]>
  }
}

/** A record of a type, as the server answers it. */
export type RecordOf<N extends RecordName> = RecordCalls[N]['record']
/** What is sent to create one. */
export type NewRecord<N extends RecordName> = RecordCalls[N]['create']
/** What is sent to change one. */
export type RecordChanges<N extends RecordName> = RecordCalls[N]['changes']

export const endpoints: Endpoint[] = Object.values(features).flatMap((feature) =>
  Object.values(feature).flatMap(endpointsIn),
)

/** A call, or the three writes of a record type. */
function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null) return []
  return isEndpoint(value) ? [value] : Object.values(value).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
