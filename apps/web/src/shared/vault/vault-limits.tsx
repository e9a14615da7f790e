/** What sealing does and what it cannot do, before anybody relies on it. */
export function VaultLimits() {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm text-muted">
      <li>
        Sealed words are scrambled on your device before they’re saved. We can’t read them, and neither can
        whoever runs this server or steals its backups.
      </li>
      <li>Names and dates stay readable, so that your lists and reminders work.</li>
      <li>Search doesn’t find sealed words. Words you saved before sealing them may be in older backups.</li>
      <li>
        It can’t protect words from someone who holds your device while they’re unlocked, or who tampers with
        the app on the server.
      </li>
    </ul>
  )
}
