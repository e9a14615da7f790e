import type { Closed } from '../../apps/server/src/core/database/restoring/close-again.ts'
import type { ChangesSince } from '../../apps/server/src/core/database/restoring/changes-since.ts'

const kinds: Readonly<Record<keyof ChangesSince, string>> = {
  deleted: 'Deleted',
  leaving: 'To be deleted, as their owner asked',
  staying: 'Not to be deleted after all',
  disabled: 'Disabled',
  enabled: 'Enabled',
  newPassword: 'New password',
  newEmail: 'New e-mail address',
  newCodes: 'Recovery codes used or replaced',
  newPasskeys: 'Passkeys added or removed',
  newPassphrase: 'New passphrase or recovery code for sealed words',
  registered: 'Registered, and not in the backup: they have to register again',
}

const some = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** What was closed in a restored database, and what is known of the accounts since, for whoever restored it. */
export function closedText({ ended, since }: Closed): string[] {
  const { sessions, links, feeds } = ended
  return [
    `Everyone has to sign in again: the backup had ${some(sessions, 'signed-in device', 'signed-in devices')}.`,
    ...(links > 0
      ? [
          `${some(links, 'link for an invitation or a new password', 'links for invitations or new passwords')} ended. Make new ones where they are needed.`,
        ]
      : []),
    ...(feeds > 0
      ? [
          `${some(feeds, 'address of a shared calendar', 'addresses of shared calendars')} ended. Make new ones under Settings, and subscribe to those.`,
        ]
      : []),
    'Records are as they were in the backup: what was deleted or erased since is there again.',
    '',
    ...sinceText(since),
  ]
}

function sinceText(since: Closed['since']): string[] {
  if (since === undefined)
    return ['There was no other database, so nothing is known of what became of accounts since.']
  if (since === 'unreadable')
    return [
      'The database that was there can’t be read. Anyone who deleted their account or changed their password since needs to do so again.',
    ]
  if (since === 'unrelated')
    return [
      'The database that was there did not go on from this backup, as far as can be seen, so nothing was taken over from it. If another one did, restore again and name it with --since.',
    ]
  const lines = Object.entries(kinds).flatMap(([kind, words]) => {
    const addresses = since.changes[kind as keyof ChangesSince]
    return addresses.length === 0 ? [] : [`  ${words}: ${addresses.join(', ')}`]
  })
  if (lines.length === 0) return ['No account has changed since the backup was made.']
  return [
    since.applied
      ? 'Since the backup was made these accounts have changed. What opens them is as it was last:'
      : 'Since the backup was made these accounts have changed. Because of --as-it-was they are as in the backup:',
    ...lines,
  ]
}
