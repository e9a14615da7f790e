import { axeViolations } from './support/axe.ts'
import { expect, signedOutTest } from './support/fixtures.ts'

signedOutTest(
  'axe finds what is wrong with a page, and looks at colors alone when asked',
  async ({ page }) => {
    await page.setContent('<main><h1>Goals</h1><p id="pale">Hard to read</p><button></button></main>')
    await page.evaluate(() => {
      document.documentElement.lang = 'en'
      document.title = 'Goals'
      document.querySelector<HTMLElement>('#pale')?.style.setProperty('color', 'rgb(220 220 220)')
    })
    const found = async (rules?: string[]) => (await axeViolations(page, rules)).map(({ id }) => id)
    expect(await found()).toEqual(['button-name', 'color-contrast'])
    expect(await found(['color-contrast'])).toEqual(['color-contrast'])
  },
)
