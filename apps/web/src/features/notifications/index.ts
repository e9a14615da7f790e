/** What forms of other rooms use. The bell is the app's own: here it would draw these fields into the first chunk. */
export { RemindBefore } from './remind-before.tsx'
export { RemindDaily } from './remind-daily.tsx'
