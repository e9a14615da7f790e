/** What the specs of the calendar do alike. */
import type { Locator, Page } from '@playwright/test'
import type { Pastor } from './fixtures.ts'

export interface StoredEvent {
  readonly id: string
  readonly title: string
  readonly date: string
  readonly eventType: string
  readonly icon: string
}

export const day = (page: Page, name: string) => page.getByRole('radio', { name })
export const cards = (page: Page) => page.getByRole('list').getByRole('heading', { level: 3 })

export const addEvent = (pastor: Pastor, event: object = {}) =>
  pastor.api.post<StoredEvent>('/api/events', {
    title: 'Elders',
    startTime: '9:00 AM',
    endTime: '10:00 AM',
    date: '2025-03-05',
    eventType: 'meeting',
    ...event,
  })

export const addActivity = (pastor: Pastor, activity: object = {}) =>
  pastor.api.post<StoredEvent>('/api/activities', {
    title: 'Hospital visit',
    time: '2pm',
    date: '2025-03-05',
    activityType: 'counseling',
    ...activity,
  })

/** A finger moves across the middle of an element, from one distance from its left edge to another. */
export async function swipe(across: Locator, from: number, to: number): Promise<void> {
  const box = await across.boundingBox()
  if (box === null) throw new Error('There is nothing on the screen to swipe across.')
  const page = across.page()
  const finger = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', box.x + from)
  for (let part = 1; part <= 5; part += 1) await touch('touchMove', box.x + from + ((to - from) * part) / 5)
  await touch('touchEnd')
  await finger.detach()
}
