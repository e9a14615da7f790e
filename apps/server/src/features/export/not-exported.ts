/** Tables with data of a user that no export holds, and why. */
export const notExported = {
  sessions: 'signs in a device',
  endedSessions: 'signs out a device',
  devices: 'recognizes a device that has signed in before',
  oneTimeTokens: 'links that work once',
  recoveryCodes: 'hashes, of no use to anybody but this server',
  passkeys: 'work on this server only',
  deviceKeys: 'open what one device has stored',
  calendarFeeds: 'secret addresses, of which this server has only hashes',
  pushSubscriptions: 'belong to a browser',
  pushes: 'on their way to a device',
  openIntents: 'a payment that has not been made',
  usage: 'counted from the records',
  searchTexts: 'made from the records',
  sermonPassages: 'read from the reference of a sermon',
  deletedSermons: 'deleted',
  deletedPrayers: 'deleted',
} as const
