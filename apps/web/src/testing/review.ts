import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'

/** Only in `npm run test:all`: what is looked at takes longer than what is done. */
const isOn = import.meta.env['ALL_TESTS'] === true

const faults = async (options: RunOptions = {}) => {
  // What is still fading in doesn't have its final color yet. Endless animations, such as spinners, can't be finished.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  return (await axe.run({ iframes: false, resultTypes: ['violations'], ...options })).violations
}

/** Dates in fields of which the end can’t be seen. */
const cutDates = () =>
  [...document.querySelectorAll('[aria-label="Open calendar"]')]
    .map((button) => button.parentElement?.querySelector('input'))
    .filter((input) => input instanceof HTMLInputElement)
    .filter((input) => input.scrollWidth > input.clientWidth)
    .map(({ value }) => value)

/** Looks at the screen as it is now: dates that are cut off, and axe in light and dark. Pictures are taken by e2e/screens.spec.ts. */
export async function review(): Promise<void> {
  if (!isOn) return
  expect(cutDates()).toEqual([])
  const { dataset } = document.documentElement
  const theme = dataset['theme']
  dataset['theme'] = 'light'
  expect(await faults()).toEqual([])
  // Only the colors differ between the two, so the second look is at them alone.
  dataset['theme'] = 'dark'
  expect(await faults({ runOnly: ['color-contrast'] })).toEqual([])
  if (theme === undefined) delete dataset['theme']
  else dataset['theme'] = theme
}
