/**
 * How much is tested: `npm test` runs what a change must pass, `npm run test:all` everything, and `npm run test:soak` repeats for hours.
 * Tests that are in `test:all` only are in a file named *.all.test.ts(x), or have the tag `@all` (Playwright) or `all` (Vitest).
 */
export const isEverything = (): boolean => process.env['ALL_TESTS'] === '1'

const isSoak = () => process.env['SOAK'] === '1'

/** How often a test repeats. */
export const trials = ({ gate, all, soak }: { gate: number; all: number; soak: number }): number =>
  isSoak() ? soak : isEverything() ? all : gate
