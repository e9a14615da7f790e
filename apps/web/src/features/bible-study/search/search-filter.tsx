import { useQuery } from '@tanstack/react-query'
import { booksQuery, type SearchWhere } from '#features/bible/index.ts'
import { Select } from '#shared/ui/popup/select.tsx'

const testaments = [
  { value: 'all', label: 'Whole Bible' },
  { value: 'old', label: 'Old Testament' },
  { value: 'new', label: 'New Testament' },
] as const

const anyBook = { value: 'any', label: 'Any book' }

interface SearchFilterProps {
  readonly version: string
  readonly where: SearchWhere
  readonly onChange: (where: SearchWhere) => void
}

export function SearchFilter({ version, where, onChange }: SearchFilterProps) {
  const books = useQuery(booksQuery(version))
  const offered = (books.data ?? []).filter(
    ({ testament }) => where.testament === undefined || testament === where.testament,
  )
  return (
    <div className="mb-4 grid grid-cols-2 gap-2">
      <Select
        aria-label="Testament"
        options={testaments}
        value={where.testament ?? 'all'}
        onValueChange={(value) => onChange(value === 'all' ? {} : { testament: value })}
      />
      <Select
        aria-label="Book"
        options={[anyBook, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
        value={where.book ?? anyBook.value}
        onValueChange={(value) => onChange({ ...where, book: value === anyBook.value ? undefined : value })}
      />
    </div>
  )
}
