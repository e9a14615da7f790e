import type { Page } from '@playwright/test'
import { bundleTrials } from '../../apps/web/build/trials.ts'

/** A page with the real editor of sermons and nothing else: what the scripts of the trials export can be called in it. */
export async function openTrials(page: Page): Promise<void> {
  await page.setContent(
    '<!doctype html><html lang="en"><style>.sermon-text { white-space: pre-wrap }</style><body></body></html>',
  )
  await page.addScriptTag({ content: await bundleTrials(), type: 'module' })
}
