import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page; its code is put there once, and only faults are collected: that halves its time. Frames are others’. */
export async function axeViolations(page: Page, rules?: string[]): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  }
  return page.evaluate(async (options) => {
    // What is still fading in doesn't have its final color yet. Endless animations, such as spinners, can't be finished.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
    return (await axe.run(options)).violations
  }, options)
}
