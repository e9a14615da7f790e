/** `npm run export-format`: writes docs/export-format.md from the contract. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { everythingFile, exportFormat, exportVersion } from '../packages/contract/src/export/export-file.ts'
import {
  type ExportSection,
  exportSections,
  type FieldValues,
  fieldsOfSection,
} from '../packages/contract/src/export/export-format.ts'
import { root } from './support/root.ts'

export const formatPage = join(root, 'docs/export-format.md')

/** A field's values in words. */
function valuesOf(field: FieldValues): string {
  if (field.anyOf !== undefined) return field.anyOf.map(valuesOf).join(' or ')
  if (field.enum !== undefined) return field.enum.map((value) => `\`${value}\``).join(', ')
  if (field.format === 'date-time') return 'instant'
  if (field.type === 'array') return `list of ${field.items === undefined ? 'values' : valuesOf(field.items)}`
  return [field.type ?? 'any'].flat().join(' or ')
}

function sectionOf(name: ExportSection): string {
  const { isList, about } = exportSections[name]
  const rows = Object.entries(fieldsOfSection(name)).map(
    ([field, values]) => `| \`${field}\` | ${valuesOf(values)} |`,
  )
  return `## \`${name}\`\n\n${about} ${isList ? 'A list.' : 'One object.'}\n\n| Field | Values |\n| --- | --- |\n${rows.join('\n')}\n`
}

/** The page as it should be. */
export async function exportFormatPage(): Promise<string> {
  const text = `# Export format

\`GET /api/export\` answers a ZIP. People read its documents, calendar and spreadsheets; programs read \`${everythingFile}\`, which holds everything and is described here. This page is made from the contract by \`npm run export-format\`.

| Path | Content |
| --- | --- |
| \`README.txt\` | what is where, in plain words |
| \`${everythingFile}\` | everything, for programs |
| \`sermons/<year>/<date> <title>.md\`, \`.docx\` | each sermon with its scripture, text, study notes and links |
| \`sermons/<year>/<date> <title> history/<time>.md\` | its earlier texts; times are in UTC |
| \`journal/<year>.md\` | the journal |
| \`events.ics\` | the calendar, as iCalendar |
| \`spreadsheets/<record type>.csv\` | all other record types, in UTF-8. A text that a spreadsheet would take for a formula has an apostrophe before it |

\`${everythingFile}\` is one JSON object in UTF-8. \`format\` is \`"${exportFormat}"\`, \`version\` is ${exportVersion} and grows when an older program could no longer read the file, \`exportedAt\` is an instant. New fields and parts may come without a new version. Instants are written like \`2025-03-05T15:00:00.000Z\`, days like \`2025-03-05\`. Everything in the file was so at one moment.

The other parts, in their order:

${(Object.keys(exportSections) as ExportSection[]).map(sectionOf).join('\n')}`
  return (await format(formatPage, text)).code
}

// The bootstrap, too, runs a command as the program's own file.
if (process.argv[1] === import.meta.filename) writeFileSync(formatPage, await exportFormatPage())
