import { expect, test as base, vi } from 'vitest'
import { page } from 'vitest/browser'
import { allAnswered, closeNetwork } from './stand-in.ts'
import { eraseApp } from './open-app.tsx'
import { type Pastor, registerPastor, skipHelp } from './pastor.ts'

/** What a failed call logs is part of the app's own messages: a test says which ones it brings about. */
type ExpectConsole = (pattern: RegExp) => void

/** A component test: somebody new is signed in, and an error in the console that the test didn’t expect fails it. */
export const test = base
  .extend<'expectConsole', ExpectConsole>(
    'expectConsole',
    { auto: true },
    async ({ task: _ }, { onCleanup }) => {
      const allowed: RegExp[] = []
      const unexpected: string[] = []
      const original = console.error
      console.error = (...parts: unknown[]) => {
        unexpected.push(parts.map(String).join(' '))
      }
      onCleanup(() => {
        console.error = original
        expect(unexpected.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
      })
      return (pattern) => allowed.push(pattern)
    },
  )
  .extend<'pastor', Pastor>('pastor', { auto: true }, async ({ expectConsole: _ }, { onCleanup }) => {
    // What the app of the test before had begun comes to its end only now.
    await allAnswered()
    await eraseApp()
    const pastor = await registerPastor()
    skipHelp(pastor.id)
    onCleanup(leaveApp)
    return pastor
  })

/** A phone, as in vitest.config.ts. */
const [width, height] = [390, 844]

/** Part of a fixture: as all files share one page, what a module registers with `afterEach` holds for the first of them alone. */
async function leaveApp(): Promise<void> {
  vi.useRealTimers()
  closeNetwork()
  await eraseApp()
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
}

export { expect }
