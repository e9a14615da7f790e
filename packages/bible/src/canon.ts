/** The 66 books in the order of the Protestant canon, known by their OSIS codes. */
const table = [
  ['Gen', 'Genesis', 'Gen'],
  ['Exod', 'Exodus', 'Exod'],
  ['Lev', 'Leviticus', 'Lev'],
  ['Num', 'Numbers', 'Num'],
  ['Deut', 'Deuteronomy', 'Deut'],
  ['Josh', 'Joshua', 'Josh'],
  ['Judg', 'Judges', 'Judg'],
  ['Ruth', 'Ruth', 'Ruth'],
  ['1Sam', '1 Samuel', '1 Sam'],
  ['2Sam', '2 Samuel', '2 Sam'],
  ['1Kgs', '1 Kings', '1 Kgs'],
  ['2Kgs', '2 Kings', '2 Kgs'],
  ['1Chr', '1 Chronicles', '1 Chr'],
  ['2Chr', '2 Chronicles', '2 Chr'],
  ['Ezra', 'Ezra', 'Ezra'],
  ['Neh', 'Nehemiah', 'Neh'],
  ['Esth', 'Esther', 'Esth'],
  ['Job', 'Job', 'Job'],
  ['Ps', 'Psalms', 'Ps'],
  ['Prov', 'Proverbs', 'Prov'],
  ['Eccl', 'Ecclesiastes', 'Eccl'],
  ['Song', 'Song of Solomon', 'Song'],
  ['Isa', 'Isaiah', 'Isa'],
  ['Jer', 'Jeremiah', 'Jer'],
  ['Lam', 'Lamentations', 'Lam'],
  ['Ezek', 'Ezekiel', 'Ezek'],
  ['Dan', 'Daniel', 'Dan'],
  ['Hos', 'Hosea', 'Hos'],
  ['Joel', 'Joel', 'Joel'],
  ['Amos', 'Amos', 'Amos'],
  ['Obad', 'Obadiah', 'Obad'],
  ['Jonah', 'Jonah', 'Jonah'],
  ['Mic', 'Micah', 'Mic'],
  ['Nah', 'Nahum', 'Nah'],
  ['Hab', 'Habakkuk', 'Hab'],
  ['Zeph', 'Zephaniah', 'Zeph'],
  ['Hag', 'Haggai', 'Hag'],
  ['Zech', 'Zechariah', 'Zech'],
  ['Mal', 'Malachi', 'Mal'],
  ['Matt', 'Matthew', 'Matt'],
  ['Mark', 'Mark', 'Mark'],
  ['Luke', 'Luke', 'Luke'],
  ['John', 'John', 'John'],
  ['Acts', 'Acts', 'Acts'],
  ['Rom', 'Romans', 'Rom'],
  ['1Cor', '1 Corinthians', '1 Cor'],
  ['2Cor', '2 Corinthians', '2 Cor'],
  ['Gal', 'Galatians', 'Gal'],
  ['Eph', 'Ephesians', 'Eph'],
  ['Phil', 'Philippians', 'Phil'],
  ['Col', 'Colossians', 'Col'],
  ['1Thess', '1 Thessalonians', '1 Thess'],
  ['2Thess', '2 Thessalonians', '2 Thess'],
  ['1Tim', '1 Timothy', '1 Tim'],
  ['2Tim', '2 Timothy', '2 Tim'],
  ['Titus', 'Titus', 'Titus'],
  ['Phlm', 'Philemon', 'Phlm'],
  ['Heb', 'Hebrews', 'Heb'],
  ['Jas', 'James', 'Jas'],
  ['1Pet', '1 Peter', '1 Pet'],
  ['2Pet', '2 Peter', '2 Pet'],
  ['1John', '1 John', '1 John'],
  ['2John', '2 John', '2 John'],
  ['3John', '3 John', '3 John'],
  ['Jude', 'Jude', 'Jude'],
  ['Rev', 'Revelation', 'Rev'],
] as const

export type BookId = (typeof table)[number][0]
export type Testament = 'old' | 'new'

export type Book = {
  readonly id: BookId
  /** 1 for Genesis, 66 for Revelation. */
  readonly number: number
  readonly name: string
  readonly short: string
  readonly testament: Testament
}

const oldTestamentBooks = 39

export const books: readonly Book[] = table.map(([id, name, short], index) => ({
  id,
  number: index + 1,
  name,
  short,
  testament: index < oldTestamentBooks ? 'old' : 'new',
}))

const byId: ReadonlyMap<string, Book> = new Map(books.map((book) => [book.id, book]))

export function isBookId(text: string): text is BookId {
  return byId.has(text)
}

export function bookOf(id: BookId): Book {
  const book = byId.get(id)
  if (book === undefined) throw new RangeError(`No book has the id ${id}`)
  return book
}
