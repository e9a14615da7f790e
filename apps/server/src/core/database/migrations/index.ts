import type { Migration } from './migration.ts'
import { accounts } from './0001-accounts.ts'
import { prayers } from './0002-prayers.ts'
import { sermons } from './0003-sermons.ts'
import { events } from './0004-events.ts'
import { activities } from './0005-activities.ts'
import { goals } from './0006-goals.ts'
import { journals } from './0007-journals.ts'
import { devotionals } from './0008-devotionals.ts'
import { reminders } from './0009-reminders.ts'
import { replan } from './0010-replan.ts'
import { donations } from './0011-donations.ts'
import { search } from './0012-search.ts'
import { searchDevotionals } from './0013-search-devotionals.ts'
import { accountRecovery } from './0014-account-recovery.ts'
import { limits } from './0015-limits.ts'
import { housekeeping } from './0016-housekeeping.ts'
import { calendar } from './0017-calendar.ts'
import { devices } from './0018-devices.ts'
import { recovery } from './0019-recovery.ts'
import { passkeys } from './0020-passkeys.ts'
import { deviceKeys } from './0021-device-keys.ts'
import { repeatingEvents } from './0022-repeating-events.ts'
import { sermonWorkspace } from './0023-sermon-workspace.ts'
import { deliveries } from './0024-deliveries.ts'
import { calendarFeeds } from './0025-calendar-feeds.ts'
import { calendarSubscriptions } from './0026-calendar-subscriptions.ts'
import { pray } from './0027-pray.ts'
import { sermonImports } from './0028-sermon-imports.ts'
import { imports } from './0029-imports.ts'
import { people } from './0030-people.ts'
import { careEntries } from './0031-care-entries.ts'
import { linkedPeople } from './0032-linked-people.ts'
import { series } from './0033-series.ts'
import { markedDays } from './0034-marked-days.ts'
import { weekRhythm } from './0035-week-rhythm.ts'
import { illustrations } from './0036-illustrations.ts'
import { sermonRhythm } from './0037-sermon-rhythm.ts'
import { peopleImports } from './0038-people-imports.ts'
import { keepingCare } from './0039-keeping-care.ts'
import { vault } from './0040-vault.ts'
import { privateNotes } from './0041-private-notes.ts'
import { sealedJournal } from './0042-sealed-journal.ts'
import { vaultKeyIds } from './0043-vault-key-ids.ts'
import { importWords } from './0044-import-words.ts'
import { bodySession } from './0045-body-session.ts'
import { searchMarkedDays } from './0046-search-marked-days.ts'
import { lastTimes } from './0047-last-times.ts'
import { databaseEpoch } from './0048-database-epoch.ts'
import { replacedVaults } from './0053-replaced-vaults.ts'

/** In the order in which they are applied. A released migration is never changed: a new one corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-prayers': prayers,
  '0003-sermons': sermons,
  '0004-events': events,
  '0005-activities': activities,
  '0006-goals': goals,
  '0007-journals': journals,
  '0008-devotionals': devotionals,
  '0009-reminders': reminders,
  '0010-replan': replan,
  '0011-donations': donations,
  '0012-search': search,
  '0013-search-devotionals': searchDevotionals,
  '0014-account-recovery': accountRecovery,
  '0015-limits': limits,
  '0016-housekeeping': housekeeping,
  '0017-calendar': calendar,
  '0018-devices': devices,
  '0019-recovery': recovery,
  '0020-passkeys': passkeys,
  '0021-device-keys': deviceKeys,
  '0022-repeating-events': repeatingEvents,
  '0023-sermon-workspace': sermonWorkspace,
  '0024-deliveries': deliveries,
  '0025-calendar-feeds': calendarFeeds,
  '0026-calendar-subscriptions': calendarSubscriptions,
  '0027-pray': pray,
  '0028-sermon-imports': sermonImports,
  '0029-imports': imports,
  '0030-people': people,
  '0031-care-entries': careEntries,
  '0032-linked-people': linkedPeople,
  '0033-series': series,
  '0034-marked-days': markedDays,
  '0035-week-rhythm': weekRhythm,
  '0036-illustrations': illustrations,
  '0037-sermon-rhythm': sermonRhythm,
  '0038-people-imports': peopleImports,
  '0039-keeping-care': keepingCare,
  '0040-vault': vault,
  '0041-private-notes': privateNotes,
  '0042-sealed-journal': sealedJournal,
  '0043-vault-key-ids': vaultKeyIds,
  '0044-import-words': importWords,
  '0045-body-session': bodySession,
  '0046-search-marked-days': searchMarkedDays,
  '0047-last-times': lastTimes,
  '0048-database-epoch': databaseEpoch,
  '0053-replaced-vaults': replacedVaults,
}
