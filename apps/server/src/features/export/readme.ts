import { everythingFile } from '@stillwater/contract/export/export-file'

/** For whoever opens the folder in ten years, with or without Stillwater. */
export const readme = (fullName: string, day: string): string =>
  `This is everything that ${fullName} has stored in Stillwater, as it was on ${day}.

You can read it without Stillwater:

  sermons/        each sermon as a Word document (.docx) and as plain text (.md), by year;
                  "history" folders hold earlier texts
  journal/        the journal, one file for each year
  events.ics      the calendar; opens in Apple Calendar, Google Calendar and Outlook
  spreadsheets/   prayers, goals, readings and the rest; opens in Excel, Numbers and Google Sheets

${everythingFile} holds every record with its id, for other programs. Its form is
described in docs/export-format.md of the project.

The files are not encrypted. Keep them where only you can open them.
`.replaceAll('\n', '\r\n')
