import assert from 'node:assert/strict'
import type { Flow } from '../visit.ts'

export const forms: Record<string, Flow> = {
  async 'a sermon is written, changed and still there after a reload'(visit) {
    await visit.signUp('/sermons')
    const { page } = visit
    await page.tap('button', 'New Sermon')
    await page.fill('Title', 'So loved')
    await page.fill('Reference', 'John 3:16')
    await page.fill('Scripture', 'For God so loved the world')
    await page.tap('button', 'Create Sermon')
    await page.misses('dialog', 'New Sermon')
    await page.sees('heading', 'So loved')
    await page.tap('button', 'Edit So loved')
    await page.tap('radio', 'In Progress')
    await page.fill('Notes', 'Begin with the world as it is.')
    await page.tap('button', 'Save Sermon')
    await page.misses('dialog', 'Edit Sermon')
    await page.reload()
    await page.tap('button', 'Edit So loved')
    await page.holds('Notes', 'Begin with the world as it is.')
  },

  async 'a prayer is written, answered, changed, deleted and brought back'(visit) {
    await visit.signUp('/prayers')
    const { page } = visit
    await page.tap('button', 'Add Prayer')
    await page.fill('Title', 'Peace at home')
    await page.fill('Description', 'That we may find it')
    await page.choose('Category', 'Family')
    await page.tap('button', 'Add Prayer')
    await page.misses('dialog', 'New Prayer')
    await page.sees('heading', 'Peace at home')
    await page.tap('switch', 'Answered')
    await page.misses('heading', 'Peace at home')
    await page.tap('radio', /^Answered/)
    await page.isChecked('switch', 'Answered', true)
    await page.tap('button', 'More for Peace at home')
    await page.tap('menuitem', 'Edit')
    await page.fill('Title', 'Peace in the house')
    await page.tap('button', 'Save Prayer')
    await page.misses('dialog', 'Edit Prayer')
    await page.tap('button', 'More for Peace in the house')
    await page.tap('menuitem', 'Delete')
    await page.misses('heading', 'Peace in the house')
    await page.tap('button', 'Undo')
    await page.sees('heading', 'Peace in the house')
    await page.reload()
    await page.tap('radio', /^Answered/)
    await page.sees('heading', 'Peace in the house')
    await page.isChecked('switch', 'Answered', true)
  },

  async 'an event is written with its suggested times'(visit) {
    await visit.signUp('/events')
    const { page } = visit
    await page.tap('button', 'Add to calendar')
    await page.tap('menuitem', /^Event/)
    await page.fill('Title', 'Evening service')
    await page.choose('Type', 'Service')
    await page.tap('button', '7:00 PM')
    await page.tap('button', '90 min')
    await page.holds('End time', '8:30 PM')
    await page.fill('Location', 'Chapel')
    await page.fill('Description', 'With the choir')
    await page.tap('button', 'Create Event')
    // Mondays are off unless somebody has chosen another day.
    if (new Date().getDay() === 1) await page.tap('button', 'Schedule anyway')
    await page.misses('dialog', 'New Event')
    await page.sees('heading', 'Evening service')
    await page.reload()
    await page.sees('heading', 'Evening service')
    await page.fitsTheScreen()
  },

  async 'an activity is written on the dashboard'(visit) {
    await visit.signUp()
    const { page } = visit
    await page.tap('button', 'Add activity')
    await page.fill('Title', 'Hospital visit')
    await page.tap('button', '2:00 PM')
    await page.holds('Time', '2:00 PM')
    await page.choose('Type', 'Counseling')
    await page.fill('Location', 'Ward 3')
    await page.tap('button', 'Add Activity')
    await page.misses('dialog', 'Add New Activity')
    await page.sees('heading', 'Hospital visit')
    await page.reload()
    await page.sees('heading', 'Hospital visit')
  },

  async 'a goal is written with a day from the calendar'(visit) {
    await visit.signUp('/goals')
    const { page } = visit
    await page.tap('button', 'Add Goal')
    await page.fill('Title', 'Supper together on Fridays')
    await page.choose('Category', 'Family')
    await page.fill('Target date', 'Mar 5, 2031')
    await page.tap('button', 'Create Goal')
    await page.misses('dialog', 'Create New Goal')
    await page.sees('heading', 'Supper together on Fridays')
    await page.reload()
    await page.reads(/Mar 5, 2031/)
  },

  async 'a journal entry is written'(visit) {
    await visit.signUp('/journal')
    const { page } = visit
    await page.tap('button', 'New Journal Entry')
    await page.fill('Title', 'Wednesday')
    await page.fill('Content', 'A quiet walk before the meeting.')
    await page.tap('button', 'Save Entry')
    await page.misses('dialog', 'Journal Your Thoughts')
    await page.reads(/A quiet walk/)
    await page.reload()
    await page.reads(/A quiet walk/)
  },

  async 'a devotional is written'(visit) {
    await visit.signUp('/devotionals')
    const { page } = visit
    await page.tap('button', 'Create a devotional')
    await page.fill('Reference', 'John 11:35')
    await page.fill('Scripture', 'Jesus wept.')
    await page.fill('Reflection', 'He did not hurry past it.')
    await page.tap('button', 'Create Devotional')
    await page.misses('dialog', 'New Devotional')
    await page.reads('He did not hurry past it.')
    await page.reload()
    await page.reads('He did not hurry past it.')
  },

  async 'the profile is changed, and the greeting follows'(visit) {
    await visit.signUp()
    const { page } = visit
    await page.tap('button', 'Your account')
    await page.tap('button', 'My Profile')
    await page.fill('Full Name', 'Maria Lee')
    await page.tap('radio', 'Dark')
    await page.tap('button', 'Save')
    await page.misses('dialog', 'Edit Your Profile')
    await page.sees('heading', /Pastor Maria$/)
    await page.reload()
    await page.sees('heading', /Pastor Maria$/)
    assert.match(await page.evaluate(() => document.documentElement.outerHTML.slice(0, 300)), /dark/)
  },

  async 'the notification settings are kept'(visit) {
    await visit.signUp()
    const { page } = visit
    await page.tap('button', 'Notification settings')
    await page.sees('dialog', 'Notification Settings')
    const isGranted = await page.evaluate(() => Notification.permission === 'granted')
    if (!isGranted) await page.tap('button', 'Enable Notifications')
    // The times below arrive, and may move it.
    await page.comesToRest()
    await page.tap('switch', 'Prayer Reminders')
    await page.isChecked('switch', 'Prayer Reminders', false)
    await page.back()
    await page.misses('dialog', 'Notification Settings')
    await page.tap('button', 'Notification settings')
    await page.isChecked('switch', 'Prayer Reminders', false)
    await page.isChecked('switch', 'Event Reminders', true)
  },
}
