/** Both sides' shared language. Rooms are imported by their own path, e.g. `@stillwater/contract/auth`. */
import * as activities from './activities.ts'
import * as auth from './auth.ts'
import * as bible from './bible.ts'
import * as dashboard from './dashboard.ts'
import * as devotionals from './devotionals.ts'
import * as donations from './donations.ts'
import type { Endpoint } from './endpoint.ts'
import * as events from './events.ts'
import * as goals from './goals.ts'
import * as journal from './journal.ts'
import * as notifications from './notifications.ts'
import * as prayers from './prayers.ts'
import * as search from './search.ts'
import * as sermons from './sermons.ts'
import * as storage from './storage.ts'

/** Every call of the product, by room. The access matrix and the OpenAPI page are made from it. */
export const rooms: Record<string, Record<string, unknown>> = {
  activities,
  auth,
  bible,
  dashboard,
  devotionals,
  donations,
  events,
  goals,
  journal,
  notifications,
  prayers,
  search,
  sermons,
  storage,
}

export const endpoints: Endpoint[] = Object.values(rooms).flatMap((room) =>
  Object.values(room).flatMap(endpointsIn),
)

/** A call, or the three writes of a kind of record. */
function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null) return []
  return isEndpoint(value) ? [value] : Object.values(value).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
