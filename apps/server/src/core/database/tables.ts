import type { Generated } from 'kysely'

/** What every kind of record has. */
export interface RecordColumns {
  id: string
  userId: string
  version: number
  createdAt: number
  updatedAt: number
}

/** The columns of every table, as both engines store them: text ids and dates, integers for flags and instants. */
export interface Tables {
  users: {
    id: string
    email: string
    /** The e-mail in lower case: what must be unique and what sign-in looks up. */
    emailKey: string
    passwordHash: string
    fullName: string
    churchName: string | null
    timeZone: string | null
    /** Whether our year of readings is read on days without an own devotional. */
    followsReadings: Generated<number>
    /** Since when the operator lets nobody in. */
    disabledAt: Generated<number | null>
    /** When everything of this user is deleted, unless they sign in before. */
    deletesAt: Generated<number | null>
    createdAt: number
  }
  sessions: {
    tokenHash: string
    userId: string
    /** What the list of devices calls it by: the token's hash stays here. */
    id: string
    /** What the browser called itself when it signed in. */
    name: string
    /** The network address from which it signed in. */
    address: string | null
    createdAt: number
    seenAt: number
  }
  /** Sessions that their user ended from another device, so that a device can be told to erase what it has stored. */
  endedSessions: {
    tokenHash: string
    userId: string
    endedAt: number
  }
  devices: {
    tokenHash: string
    userId: string
    seenAt: number
  }
  /** What works once: links of invitations and password resets, and challenges for passkeys. */
  oneTimeTokens: {
    tokenHash: string
    purpose: string
    /** The user whose password it resets or who adds a passkey; null where it is not known yet. */
    userId: string | null
    expiresAt: number
  }
  /** Each sets a new password once. */
  recoveryCodes: {
    codeHash: string
    userId: string
    createdAt: number
  }
  passkeys: {
    id: string
    userId: string
    /** What the authenticator calls it, in base64url. */
    credentialId: string
    /** In COSE's form, in base64url. */
    publicKey: string
    /** How often the authenticator says that it was used; always 0 for those that don't count. */
    counter: number
    /** How the authenticator can be reached, separated by commas. */
    transports: string
    name: string
    /** Whether its maker keeps a copy, for the user's other devices. */
    backedUp: number
    createdAt: number
    lastUsedAt: number | null
  }
  /** For the app lock: each is one half of a way back to what a device has stored. */
  deviceKeys: {
    id: string
    userId: string
    key: string
    createdAt: number
  }
  /** What opens a user's sealed words, with the passphrase or the recovery code: the same key, encrypted with each. */
  vaults: {
    userId: string
    /** Empty for keys from before there were ids. */
    keyId: string
    passphraseSalt: string
    passphraseCost: number
    passphraseKey: string
    recoveryKey: string
    version: number
  }
  /** Earlier ones of these, of the same key, that their owner can still go back to. */
  replacedVaults: Tables['vaults'] & { replacedAt: number }
  /** The user's calendar for others. Whoever knows the token reads it. */
  calendarFeeds: {
    id: string
    userId: string
    tokenHash: string
    name: string
    audience: string
    showsCounseling: number
    includesSermons: number
    includesActivities: number
    createdAt: number
    lastFetchedAt: number | null
    /** Of what was last sent, and since when it has been like that. */
    etag: string | null
    modifiedAt: number
  }
  attempts: {
    key: string
    failures: number
    windowStart: number
    blockedUntil: number
  }
  prayers: RecordColumns & {
    title: string
    description: string
    category: string
    isAnswered: number
    dateAdded: string
    dateAnswered: string | null
    /** Minutes since midnight at which it is remembered each day. */
    remindAt: number | null
    /** When it comes up in “Pray now”; null for in turn with the others. */
    rhythm: string | null
    pausedUntil: string | null
    answerNote: string | null
    /** JSON; null for nobody. */
    personIds: string | null
  }
  'prayer-updates': RecordColumns & {
    prayerId: string
    date: string
    text: string
  }
  /** The days on which each prayer was prayed. */
  prayerMarks: {
    userId: string
    prayerId: string
    date: string
  }
  /** One for each user who has chosen something. */
  praySettings: {
    userId: string
    cards: number
    personal: number | null
    family: number | null
    congregation: number | null
    ministry: number | null
    other: number | null
    timer: number | null
  }
  /** Prayers whose updates and marks are still there, to come back with them. */
  deletedPrayers: {
    userId: string
    prayerId: string
    deletedAt: number
    bytes: number
  }
  sermons: RecordColumns & {
    title: string
    scripture: string
    reference: string
    notes: string | null
    status: string
    archivedFrom: string | null
    date: string
    progress: number
    /** As they were sent: they count only while there is nothing to count. */
    noteCount: number
    resourceCount: number
    seriesId: string | null
    /** JSON; null for none. */
    stepsDone: string | null
    couldBePreached: Generated<number>
    /** Of its own week; null for the usual one. */
    rhythm: string | null
    /** How many records of these types belong to it. */
    studyNotes: Generated<number>
    links: Generated<number>
    /** Whether its passages are known; 0 only for sermons from before there were any. */
    passagesRead: Generated<number>
  }
  /** Sermons that belong together. */
  series: RecordColumns & {
    title: string
    theme: string | null
    reference: string | null
    date: string
    weeks: number
    color: string
  }
  'marked-days': RecordColumns & {
    date: string
    mark: string
    note: string | null
  }
  /** Stories and examples for sermons. */
  illustrations: RecordColumns & {
    title: string
    text: string
    source: string | null
    /** JSON, as the ids are. */
    tags: string
    reference: string | null
    sermonIds: string
  }
  /** One for each user who has chosen something. */
  planSettings: {
    userId: string
    /** Numbers with commas between them. */
    weekdays: string
    rhythm: string | null
  }
  /** The verses that a sermon is on, each a range of numbers that grow through the Bible. */
  sermonPassages: {
    userId: string
    sermonId: string
    fromVerse: number
    toVerse: number
  }
  'sermon-notes': RecordColumns & {
    sermonId: string
    text: string
  }
  'sermon-links': RecordColumns & {
    sermonId: string
    title: string
    url: string
  }
  deliveries: RecordColumns & {
    sermonId: string
    date: string
    place: string | null
    minutes: number | null
    words: number | null
    note: string | null
  }
  /** Sermons whose text, notes and links are still there, to come back with them. */
  deletedSermons: {
    userId: string
    sermonId: string
    deletedAt: number
    /** What its parts take. */
    bytes: number
  }
  /** The text of a sermon. It stays for a while when its sermon is deleted, and comes back with it. */
  sermonBodies: {
    userId: string
    sermonId: string
    /** Grows with each change. */
    seq: number
    /** Everything, as a Yjs update, and its state vector. */
    state: Uint8Array
    vector: Uint8Array
    /** The same as plain text, for the search. */
    text: string
    /** Whether it was begun with the sermon's notes. */
    fromNotes: number
    /** Where the last change was made, and when. Not every text has a session: that of an import has none. */
    device: string
    sessionId: string | null
    changedAt: number
    /** When a version was last kept, or the body begun. */
    versionAt: number
  }
  /** Texts as they were, independent of Yjs. */
  sermonVersions: {
    userId: string
    sermonId: string
    id: string
    /** The number of the body that had this text. */
    seq: number
    /** When it had been written, and where. */
    at: number
    device: string
    reason: string
    words: number
    /** JSON, gzipped. */
    blocks: Uint8Array
  }
  goals: RecordColumns & {
    title: string
    category: string
    progress: number
    targetDate: string | null
    completedItems: number
    totalItems: number
  }
  journals: RecordColumns & {
    title: string
    content: string
    /** Title and content, where they are sealed. */
    vaultText: string | null
    date: string
    /** The date without its year, such as "03-05": what "on this day" looks up. */
    monthDay: string
    /** Title and content as a search compares them: small letters without accents. */
    plainTitle: string
    plainContent: string
  }
  devotionals: RecordColumns & {
    date: string
    scripture: string
    reference: string
    reflection: string | null
  }
  events: RecordColumns & {
    title: string
    startTime: string
    endTime: string
    date: string
    location: string | null
    description: string | null
    eventType: string
    icon: string
    remindMinutes: number | null
    /** The clock time read from startTime; null where none could be read. */
    startMinute: number | null
    /** How many days it lasts. */
    days: Generated<number>
    /** The rule by which it repeats; null for an event that does not. */
    repeats: string | null
    /** For one date of a repeating event: which, which date it had at first, and what became of it. */
    seriesId: string | null
    originalDate: string | null
    exception: string | null
    /** The last day that anything of it is on; null for one that lasts a day and does not repeat. */
    lastDate: string | null
    /** JSON; null for nobody. */
    personIds: string | null
  }
  activities: RecordColumns & {
    title: string
    time: string
    location: string | null
    activityType: string
    icon: string
    date: string
    remindMinutes: number | null
    /** The clock time read from time; null where none could be read. */
    startMinute: number | null
    /** JSON; null for nobody. */
    personIds: string | null
  }
  people: RecordColumns & {
    name: string
    household: string | null
    phone: string | null
    email: string | null
    address: string | null
    birthday: string | null
    /** JSON, as the tags are. */
    dates: string
    tags: string
    place: string
    placeName: string | null
    room: string | null
    notes: string | null
    vaultText: string | null
    contactDays: number | null
    laterUntil: string | null
    /** JSON; null for people from before it was kept. */
    mergedIds: string | null
  }
  'care-entries': RecordColumns & {
    /** JSON. */
    personIds: string
    date: string
    kind: string
    minutes: number | null
    words: string | null
    vaultText: string | null
    followUp: string | null
    keepUntil: string | null
  }
  /** One for each user who has chosen something. */
  careSettings: {
    userId: string
    keepMonths: number | null
  }
  /** What was written of deleted people alone, for as long as the delete can be undone. */
  deletedCareEntries: {
    userId: string
    personId: string
    id: string
    deletedAt: number
    /** The row as it was, in JSON. */
    entry: string
  }
  /** One row per searchable record. Its words are stored in the engine's full-text index. */
  searchTexts: {
    n: Generated<number>
    userId: string
    kind: string
    recordId: string
    /** For the order: the day of the record, else the day on which it was made. */
    date: string
    /** The words of the title, each after a space. */
    title: string
  }
  /** What each user stores, counted by every write of a record. */
  usage: {
    userId: string
    records: number
    /** The bytes of all texts of their records, in UTF-8. */
    bytes: number
    /** The bytes of the bodies of their sermons, which no list holds. */
    bodyBytes: Generated<number>
  }
  /** Sermons that were brought in from files together. */
  sermonImports: {
    userId: string
    id: string
    /** By the device's clock; its sermons were made at this instant. */
    importedAt: number
    /** By the server's clock. */
    storedAt: number
    /** JSON. */
    sermonIds: string
  }
  /** People who were brought in from contacts together. */
  peopleImports: {
    userId: string
    id: string
    /** By the device's clock; its people were made at this instant. */
    importedAt: number
    /** By the server's clock. */
    storedAt: number
    /** JSON. */
    personIds: string
  }
  /** An export that is being brought back. */
  imports: {
    userId: string
    id: string
    packing: string
    /** Of the packed file, and the unpacked file's checksum where it is known. */
    bytes: number
    checksum: number | null
    step: string
    entries: number
    /** JSON. */
    summary: string | null
    replaced: number
    message: string | null
    createdAt: number
    /** When the server that works on it last said so. */
    seenAt: number
  }
  /** The packed file, until it has been read. */
  importPieces: {
    userId: string
    importId: string
    index: number
    data: Uint8Array
  }
  /** What was read, until it is brought in. */
  importEntries: {
    userId: string
    importId: string
    index: number
    /** The part of the file that it is of. */
    section: string
    /** JSON. */
    entry: string
    /** Its text as it is stored, where it has one. */
    body: Uint8Array | null
    /** JSON: the words of its long texts by the name of the field, with spaces between them. */
    words: string | null
  }
  /** The payment that each user may still change: one at most. */
  openIntents: {
    userId: string
    /** Names the try to make it, so that the provider makes one however often it is asked. */
    attempt: string
    /** What the first asking was for: a repeated one must ask for the same. */
    cents: number
    /** The provider's name for it; null until its answer has come. */
    intentId: string | null
    createdAt: number
    updatedAt: number
  }
  /** Written by the provider's signed messages alone. */
  donations: {
    id: string
    userId: string
    cents: number
    refundedCents: number
    currency: string
    status: string
    /** When the provider says that it came to this status. */
    statusAt: number
    /** When it was paid, where it was. */
    paidAt: number | null
    /** What the list is sorted by: when it was paid, or else when its status was reached. */
    givenAt: number
  }
  /** The messages that were taken in: each counts once. */
  paymentEvents: {
    id: string
    type: string
    receivedAt: number
  }
  /** Another calendar that is shown beside the user's own, and how its refreshing stands. */
  calendarSubscriptions: {
    userId: string
    id: string
    /** May hold a secret. */
    address: string
    name: string
    color: string
    createdAt: number
    /** When it is to be read next; null once it has failed for too long. */
    nextAt: number | null
    /** When it was last tried, and whether the user waits for the next try. */
    triedAt: number | null
    isWaiting: number
    /** When it was last read as it is there; what that answer said of itself, and a hash of what was read. */
    refreshedAt: number | null
    etag: string | null
    lastModified: string | null
    contentHash: string | null
    /** Since when it cannot be read, and why. */
    failingSince: number | null
    fault: string | null
    events: number
    isCut: number
  }
  /** Events of another calendar, some in each row, as JSON. */
  subscribedEvents: {
    userId: string
    subscriptionId: string
    part: number
    /** The first and the last day that any of them is on, in whatever zone. */
    firstDate: string
    lastDate: string
    events: string
  }
  /** One for each user who has a device or settings: what was chosen, and when to look again. */
  reminderPlans: {
    userId: string
    eventMinutes: number
    prayerTime: number
    goalWeekday: number
    goalTime: number
    quietFrom: number
    quietTo: number
    dayOff: number | null
    careTime: number | null
    /** What fell due until then has been handled. */
    plannedUntil: number
    /** When something may fall due; 0 after a change of the user's data, null while there is no device. */
    nextAt: number | null
  }
  pushKeys: {
    id: number
    publicKey: string
    privateKey: string
  }
  /** A device. It ends with the session in which it was added. */
  pushSubscriptions: {
    userId: string
    id: string
    sessionHash: string
    endpoint: string
    p256dh: string
    auth: string
    /** The kinds that it wants, with commas between. */
    kinds: string
    createdAt: number
    /** When the first of the messages failed that it did not get since it last got one. */
    failingSince: Generated<number | null>
  }
  /** A reminder on its way to one device, and the proof that it was sent. */
  pushes: {
    id: string
    userId: string
    subscriptionId: string
    kind: string
    subject: string
    dueAt: number
    body: string
    /** After this it is no longer useful. */
    usefulUntil: number
    /** When it is to be sent, or tried again; null once it is done with. */
    sendAt: number | null
    sentAt: number | null
  }
  probes: {
    id: number
    at: number
  }
  /** One row: the name of this database's history. A restored database has another history, and so another name. */
  databaseEpoch: {
    id: number
    epoch: string
    /** When the history began by restoring a backup; null for one that began with the first start. */
    restoredAt: number | null
  }
  /** When the servers of this database last did something that is not done more often. */
  lastTimes: {
    what: 'compacted'
    at: number
  }
}
