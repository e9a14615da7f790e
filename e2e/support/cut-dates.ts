import type { Page } from '@playwright/test'

/** Dates in fields of which the end can’t be seen. */
export const cutDates = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Open calendar"]')]
      .map((button) => button.parentElement?.querySelector('input'))
      .filter((input) => input instanceof HTMLInputElement)
      .filter((input) => input.scrollWidth > input.clientWidth)
      .map(({ value }) => value),
  )
