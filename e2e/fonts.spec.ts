import { expect, signedOutTest as test } from './support/fixtures.ts'

for (const font of ['Inter', 'Literata']) {
  test(`${font} has every letter, the weights from text to bold, and figures of one width @all`, async ({
    page,
  }) => {
    await page.goto('/auth')
    const { missing, weights, figures } = await page.evaluate(async (font) => {
      await document.fonts.load(`16px ${font}`)
      const widthOf = (text: string, style: string) => {
        const span = document.createElement('span')
        span.textContent = text
        span.style.cssText = `position: absolute; white-space: pre; font-size: 100px; ${style}`
        document.body.append(span)
        const { width } = span.getBoundingClientRect()
        span.remove()
        return width
      }
      return {
        // What the font lacks is drawn by the next one in the list, at its width.
        missing: 'Aéßñøç–—“”’…€©'
          .split('')
          .filter((letter) =>
            ['monospace', 'serif'].every(
              (next) =>
                widthOf(letter, `font-family: ${font}, ${next}`) === widthOf(letter, `font-family: ${next}`),
            ),
          ),
        weights: [400, 500, 600, 700].map((weight) =>
          widthOf('Stillwater', `font-family: ${font}; font-weight: ${weight}`),
        ),
        figures: ['1111', '0000'].map((text) =>
          widthOf(text, `font-family: ${font}; font-variant-numeric: tabular-nums`),
        ),
      }
    }, font)
    expect(missing).toEqual([])
    expect(weights).toEqual([...new Set(weights)].sort((a, b) => a - b))
    expect(figures[0]).toBe(figures[1])
  })
}
