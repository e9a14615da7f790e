import { afterEach, expect, test as base } from 'vitest'
import { forgetAnswers } from './stand-in.ts'
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
  .extend<'pastor', Pastor>('pastor', { auto: true }, async () => {
    const pastor = await registerPastor()
    skipHelp(pastor.id)
    return pastor
  })

afterEach(async () => {
  await eraseApp()
  forgetAnswers()
})

export { expect }
