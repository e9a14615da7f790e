/** How the screens write their own texts; see "Style" in CONTRIBUTING.md. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { root } from './support/root.ts'

const files = globSync('{apps/web/src,packages/contract/src}/**/*.{ts,tsx}', { cwd: root }).filter(
  // The design page shows examples; spoken words are compared as a recognizer writes them; the days of the church's year are names.
  (file) =>
    !/\.test\.tsx?$|\/corpus\/|\/testing\/|\/features\/(design|voice)\/|\/church-year\.ts$/.test(file),
)

const withoutComments = (source: string) =>
  source.replaceAll(/\{?\/\*[\s\S]*?\*\/\}?/g, '').replaceAll(/^\s*\/\/.*$/gm, '')

const found = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...withoutComments(readFileSync(join(root, file), 'utf8')).matchAll(pattern)].map(
      ([, text = '']) => text,
    ),
  )

/** The specification's texts have straight apostrophes, and are kept to the letter. */
const specified = [
  "Don't show again",
  "Payment processing isn't ready yet. Please try again in a moment.",
  "Today's Activities",
  "Today's Thoughts",
  "You've been logged out, but there was an issue with the server. Please refresh the page.",
  "Your payment is ${status}. You'll be notified when it's complete.",
]

it('apostrophes are curly, except in the texts of the specification', () => {
  const straight = found(/["`]([^"`\n]*[A-Za-z]'[a-z][^"`\n]*)["`]/g).filter((text) => /^[A-Z]/.test(text))
  assert.deepEqual(straight.toSorted(), specified)
})

/** Forms: their titles, fields and the buttons that save. */
const ofForms =
  /^(Add|Change|Complete|Confirm|Continue|Create|Current|Delete|Earlier|Edit|Church|Full|Go|Import|Lock|Make|Manual|Name|New|Rename|Save|Send|Set|Sign|Start|Log|Mark|Turn|Unlock|Back to Sign) /
/** Names of things: screens, cards, kinds of reminders, parts of the Bible. */
const names = new Set([
  'App Lock Password',
  'Bible Study',
  'Giving History',
  'Google Calendar',
  'Help Guide',
  'My Devotionals',
  'My Profile',
  'Prayer List',
  'All Goals',
  'All Prayers',
  'Daily Devotional',
  'In Progress',
  'Ministry Supporter',
  'Recovery Codes',
  'Old Testament',
  'New Testament',
  'Whole Bible',
  'Open in Bible Study',
  'The Word in Your Ministry',
  'Moved to Answered',
  'Moved to Praying',
  'Welcome to Stillwater',
  'Your Week',
  "Today's Activities",
  "Today's Thoughts",
  'Daily Notifications',
  'Event Reminders',
  'Goal Updates',
  'Prayer Reminders',
  'Sermon Reminders',
  'Prayer List Reminder',
  'Upcoming Activity',
  'Upcoming Event',
  'Upcoming Sermon',
  'Weekly Goal Update',
  'Notification Settings',
  'Voice Input Now Available',
])
/** What the specification writes with capitals besides. */
const specifiedTitles = new Set([
  'Application Error',
  'Dashboard Error',
  'Invalid Amount',
  'Payment Error',
  'Payment Failed',
  'Payment Processing',
  'Payment Status',
  'Payment System Error',
  'Payment System Unavailable',
  'Processing Error',
  'Validation Error',
  'Goal Created',
  'Goal Deleted',
  'Goal Updated',
  'Enable Notifications',
  'Get Started',
  'Journal Your Thoughts',
  'Reload Application',
  'Reload Dashboard',
  'Return to Dashboard',
  'Support This Ministry',
  'View Full Calendar',
])

it('capitals are for forms, names and the texts of the specification; all else is written like a sentence', () => {
  const titles = found(
    /(?:>\s*|['"`])([A-Z][a-z’']+(?: (?:[A-Z][a-z’']+|a|of|the|to|and|for|in|on|with|your))+)(?=\s*<|['"`])/g,
  ).filter((text) => /\s[A-Z]/.test(text))
  assert.ok(titles.length > 50)
  const others = titles.filter(
    (text) => !ofForms.test(text) && !names.has(text) && !specifiedTitles.has(text),
  )
  assert.deepEqual(others, [])
})

/** Phrases of a first draft that nobody says, or says otherwise in American English. */
const unsaid =
  /\b(gives? way to|left out by you|anew|any longer|looked at so far|Whom|Whoever|comes? twice)\b|\bany more\b(?! \w)/

it('no text says what a native speaker of American English would not', () => {
  const texts = globSync('{apps/web/src,apps/server/src,packages/contract/src}/**/*.{ts,tsx}', { cwd: root })
    // Readings and the Bible speak as they do, and spoken words as a recognizer writes them.
    .filter(
      (file) => !/\.test\.tsx?$|\/corpus\/|\/readings\/|\/features\/(design|voice)\/|\/testing\//.test(file),
    )
    .flatMap((file) => withoutComments(readFileSync(join(root, file), 'utf8')).split('\n'))
  assert.ok(texts.length > 10_000)
  assert.deepEqual(
    texts.filter((line) => unsaid.test(line)).map((line) => line.trim()),
    [],
  )
})
