import type { Flow } from '../visit.ts'

const headings: Record<string, string | RegExp> = {
  '/': /Pastor Ann$/,
  '/sermons': 'Sermons',
  '/prayers': 'Prayer List',
  '/events': 'Events',
  '/goals': 'Goals',
  '/journal': 'Journal',
  '/devotionals': 'My Devotionals',
  '/bible-study': 'Bible Study',
  '/plan': 'Preaching plan',
  '/plan/record': 'What I preached',
  '/plan/coverage': 'Bible coverage',
  '/giving': /Giving/,
  '/sermons/import': 'Bring your sermons',
  '/people/import': 'Bring your people',
  '/settings': 'Settings',
}

export const screens: Record<string, Flow> = {
  async 'every screen opens and fits a phone'(visit) {
    await visit.signUp()
    for (const [path, heading] of Object.entries(headings)) {
      await visit.page.open(path)
      await visit.page.sees('heading', heading)
      await visit.page.fitsTheScreen()
      await visit.page.comesToRest()
    }
  },
}
