/** How often a test repeats: a few times in `npm test`, many times in `npm run test:soak`. */
export const soak = (few: number, many: number): number => (process.env['SOAK'] === '1' ? many : few)
