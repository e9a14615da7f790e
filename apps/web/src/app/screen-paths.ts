/** The addresses of a signed-in user's screens. The sign-in screen knows them without their code. */
const screenPaths = [
  '/',
  '/dashboard',
  '/bible-study',
  '/care',
  '/devotionals',
  '/events',
  '/giving',
  '/goals',
  '/illustrations',
  '/journal',
  '/people',
  '/plan',
  '/plan/coverage',
  '/plan/record',
  '/plan/week',
  '/prayers',
  '/sermons',
  '/sermons/import',
  '/settings',
] as const
export type ScreenPath = (typeof screenPaths)[number]

export const isScreenPath = (path: string): path is ScreenPath =>
  (screenPaths as readonly string[]).includes(path)

/** Praying today's list. */
export const isPrayPath = (path: string): boolean => path === '/pray'

/** The screen of one person. */
export const isPersonPath = (path: string): boolean => /^\/people\/[^/]+$/.test(path)

/** The screen of one sermon. */
export const isSermonPath = (path: string): boolean => /^\/sermons\/(?!import$)[^/]+$/.test(path)

/** The pulpit of one sermon. */
export const isPulpitPath = (path: string): boolean => /^\/sermons\/[^/]+\/preach$/.test(path)
