/** How to get a file out of the programs that most people have. */
const programs = [
  {
    name: 'iPhone',
    steps: 'Open Contacts, tap Lists, hold “All Contacts,” tap Export, and save the file.',
  },
  {
    name: 'Google or Android',
    steps: 'Open contacts.google.com, choose Export, then “vCard” or “Google CSV.”',
  },
  {
    name: 'Outlook',
    steps: 'Open People, choose Manage contacts, then Export contacts. You get a CSV file.',
  },
  {
    name: 'Excel or another list',
    steps: 'Save it as CSV. You’ll choose what’s in each column.',
  },
]

export function ExportHelp() {
  return (
    <details className="mt-4 rounded-card border border-hairline bg-card p-4">
      <summary className="cursor-pointer py-2 font-medium">How do I get such a file?</summary>
      <dl className="mt-3 grid gap-3 text-sm">
        {programs.map(({ name, steps }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{steps}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
